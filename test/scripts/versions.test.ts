import { readFileSync } from 'node:fs'
import test from 'ava'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** Files that repeat the version of the service, each with what stands before it. */
const FILES = {
  'clients/typescript/package.json': '"version": "',
  'clients/mcp/package.json': '"version": "',
  'clients/python/pyproject.toml': '\nversion = "',
  'clients/python/courtpulse/call.py': '\nVERSION = "',
  'clients/typescript/README.md': 'courtpulse-client-',
  'clients/python/README.md': 'courtpulse_client-',
  'deploy/helm/courtpulse/Chart.yaml': '\nappVersion: ',
  'deploy/compose.yml': '\n  image: courtpulse:',
  'CHANGELOG.md': '\n## [',
}

for (const [file, before] of Object.entries(FILES))
  test(`${file} names the version of the service`, (t) => {
    const [, after = ''] = readFileSync(file, 'utf8').split(before)
    t.is(after.slice(0, version.length), version)
  })
