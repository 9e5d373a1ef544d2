/** What `npm run lint:api` runs on its stack: the service, and a generated client of Python and one of Go that look the same case up at it. */
import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { anAccount, startService } from '../support/service.ts'

const [pythonProgram = '', go = ''] = process.argv.slice(2)
const CNR = 'DLHC019000012024'

const service = await startService()
const { key } = await anAccount(service.db)
const folder = join(go, 'cmd/look-up-case')
mkdirSync(folder, { recursive: true })
copyFileSync(resolve('test/generators/look_up_case.go'), join(folder, 'main.go'))

const asked = [service.api.baseUrl, key, CNR]
const answers = {
  Python: await outputOf(pythonProgram, [resolve('test/generators/look_up_case.py'), ...asked]),
  Go: await outputOf('go', ['run', './cmd/look-up-case', ...asked], go),
}
await service.close()
for (const [language, answer] of Object.entries(answers)) console.log(`${language}: looked up ${answer}`)
process.exit(Object.values(answers).every((answer) => answer === CNR) ? 0 : 1)

async function outputOf(program: string, args: string[], cwd?: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { cwd })
  return stdout.trim()
}
