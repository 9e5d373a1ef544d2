/**
 * `npm run pack:clients`: writes both clients into dist/clients, as npm and pip install them. The docs of the service
 * offer these files. The same sources give the same bytes.
 */
import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeGeneratedCode } from './generate-clients.ts'
import { wheel } from './python-wheel.ts'

const FOLDER = 'dist/clients'

await writeGeneratedCode()
const stage = await mkdtemp(join(tmpdir(), 'courtpulse-clients-'))
try {
  const node = (...args: string[]) => execFileSync(process.execPath, args, { stdio: 'inherit' })
  node('node_modules/typescript/bin/tsc', '-p', 'clients/typescript', '--outDir', join(stage, 'client', 'dist'))
  for (const file of ['package.json', 'README.md', 'LICENSE'])
    await cp(join('clients/typescript', file), join(stage, 'client', file))
  const packed = join(stage, 'packed')
  await mkdir(packed)
  execFileSync('npm', ['pack', '--silent', '--pack-destination', packed, join(stage, 'client')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { name, content } = await wheel('clients/python')
  await writeFile(join(packed, name), content)
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir('dist', { recursive: true })
  await cp(packed, `${FOLDER}.new`, { recursive: true })
  // A running service finds either no file or whole ones.
  await rename(`${FOLDER}.new`, FOLDER)
} finally {
  await rm(stage, { recursive: true })
}
console.log(`Packed both clients into ${FOLDER}.`)
