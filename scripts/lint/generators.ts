import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The generators, from the Python package index; OpenAPI Generator comes with its Java program. */
const PACKAGES = ['openapi-generator-cli==7.26.0', 'openapi-python-client==0.29.1']
const TOOLS = resolve('.dev/generators')

/** The generated clients that look a case up: the Python that has its client installed, and the folder of Go's. */
export interface GeneratedClients {
  go: string
  pythonProgram: string
}

/**
 * Generates clients in four languages with OpenAPI Generator from the document of OpenAPI 3.0, one with openapi-python-client from that of
 * 3.1, and compiles all of them. Needs Python 3.10, Java 17, Maven and Go. @throws Error when one cannot be generated or compiled
 */
export function generateClients(folder: string, documents: { '3.0': string; '3.1': string }): GeneratedClients {
  install()
  const env = { ...process.env, PATH: `${TOOLS}/bin:${process.env.PATH}` }
  const run = (program: string, args: string[], cwd = folder) =>
    execFileSync(program, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const generate = (generator: string) => {
    const output = join(folder, generator)
    run(`${TOOLS}/bin/openapi-generator-cli`, ['generate', '-i', documents['3.0'], '-g', generator, '-o', output])
    return output
  }
  const pythonProgram = join(folder, 'python-packages/bin/python')
  run('python3', ['-m', 'venv', join(folder, 'python-packages')])
  const importAll = (name: string) => run(pythonProgram, [resolve('test/generators/import_all.py'), name])

  const python = generate('python')
  run(pythonProgram, ['-m', 'pip', 'install', '--quiet', python])
  importAll('openapi_client')
  console.log('Python, OpenAPI Generator: every module loads')

  const other = join(folder, 'openapi-python-client')
  run(`${TOOLS}/bin/openapi-python-client`, ['generate', '--path', documents['3.1'], '--output-path', other])
  run(pythonProgram, ['-m', 'pip', 'install', '--quiet', other])
  importAll('court_pulse_api_client')
  console.log('Python, openapi-python-client: every module loads')

  const go = generate('go')
  run('go', ['build', './...'], go)
  console.log('Go: compiled')

  run('mvn', ['-q', '-B', '-DskipTests', 'compile'], generate('java'))
  console.log('Java: compiled')

  const typescript = generate('typescript-fetch')
  const options = [
    '--noEmit',
    '--strict',
    '--ignoreConfig',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--lib',
    'es2022,dom',
  ]
  writeFileSync(join(typescript, 'package.json'), '{"type": "commonjs"}')
  run(resolve('node_modules/.bin/tsc'), [...options, 'index.ts'], typescript)
  console.log('TypeScript: compiled')
  return { go, pythonProgram }
}

function install(): void {
  if (existsSync(`${TOOLS}/bin/openapi-python-client`)) return
  console.log(`Installing ${PACKAGES.join(', ')} in ${TOOLS}`)
  execFileSync('python3', ['-m', 'venv', TOOLS], { stdio: 'inherit' })
  execFileSync(`${TOOLS}/bin/pip`, ['install', '--quiet', ...PACKAGES], { stdio: 'inherit' })
}
