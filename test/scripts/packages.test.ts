import { readFileSync } from 'node:fs'
import test from 'ava'
import { z } from 'zod'

const Versions = z.record(z.string(), z.string()).default({})
const Manifest = z.object({ dependencies: Versions, devDependencies: Versions })
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      optionalDependencies: Versions,
    }),
  ),
})

const { packages } = Lock.parse(read('package-lock.json'))

test('package-lock.json names the native packages of every platform, so `npm ci` works on each', (t) => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
  )
  t.deepEqual(missing, [])
})

test('package-lock.json has a hash for every package that is downloaded, and no registry address', (t) => {
  for (const [path, { resolved, integrity }] of Object.entries(packages)) {
    if (path === '' || resolved?.startsWith('file:')) continue
    t.truthy(integrity, path)
    t.is(resolved, undefined, path)
  }
})

test('a package below version 1.0 is pinned, because any of its releases may change what it does', (t) => {
  for (const file of ['package.json', 'clients/mcp/package.json']) {
    const { dependencies, devDependencies } = Manifest.parse(read(file))
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) =>
      /^[~^]0/.test(version),
    )
    t.deepEqual(loose, [], file)
  }
})

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
