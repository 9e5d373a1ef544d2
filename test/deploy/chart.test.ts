import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import test, { type ExecutionContext } from 'ava'
import { parse, parseAllDocuments } from 'yaml'
import { withHelm } from '../support/programs.ts'

const CHART = 'deploy/helm/courtpulse'

/** What the tests look at of a Kubernetes resource. */
interface Resource {
  kind: string
  metadata: { name: string }
  data?: Record<string, unknown>
  spec?: object
}

test('the chart names no claim for documents that nobody has made', async (t) => {
  const { documentsClaim } = parse(await readFile(`${CHART}/values.yaml`, 'utf8')) as { documentsClaim: unknown }
  t.is(documentsClaim, '')
})

withHelm('without a place for documents the chart is refused in a sentence', async (t) => {
  await t.throwsAsync(rendered(t, ''), { message: /documentsClaim or settings\.DOCUMENTS_S3_BUCKET is needed/ })
})

withHelm('the job before an installation needs nothing that the installation makes', async (t) => {
  const resources = await rendered(t, 'documentsClaim: documents')
  const pod = (kind: string, name: string) =>
    JSON.stringify(resources.find((each) => each.kind === kind && each.metadata.name === name)?.spec)
  t.regex(pod('Deployment', 'courts-api'), /"claimName":"documents"/)
  t.regex(pod('Deployment', 'courts-worker-courts'), /"claimName":"documents"/)
  t.notRegex(pod('Job', 'courts-migrate'), /claimName|"documents"/)
})

withHelm('a group of workers gets the seccomp profile of its values, the others that of the runtime', async (t) => {
  const resources = await rendered(
    t,
    'documentsClaim: documents\nworkers: { courts: { seccompProfile: courtpulse.json } }',
  )
  const profileOf = (name: string) =>
    /"seccompProfile":(\{.*?\})/.exec(
      JSON.stringify(resources.find((each) => each.kind === 'Deployment' && each.metadata.name === name)?.spec),
    )?.[1]
  t.is(profileOf('courts-worker-courts'), '{"type":"Localhost","localhostProfile":"courtpulse.json"}')
  for (const name of ['courts-worker-core', 'courts-worker-documents', 'courts-api'])
    t.is(profileOf(name), '{"type":"RuntimeDefault"}', name)
})

withHelm('settings reach the pods as they are written: switches, large numbers and fractions', async (t) => {
  const resources = await rendered(
    t,
    `
documentsClaim: documents
settings:
  MODEL: off
  CONSOLE: on
  COURT_SITES: 'off'
  TEMPORAL_TLS: true
  OTEL_SDK_DISABLED: true
  BUILD_ID: 20261126
  REVIEW_SAMPLE_PERCENT: 0.5
`,
  )
  for (const name of ['courts-settings', 'courts-migrate-settings'])
    t.like(resources.find(({ metadata }) => metadata.name === name)?.data, {
      MODEL: 'off',
      CONSOLE: 'on',
      COURT_SITES: 'off',
      TEMPORAL_TLS: 'true',
      OTEL_SDK_DISABLED: 'true',
      BUILD_ID: '20261126',
      REVIEW_SAMPLE_PERCENT: '0.5',
    })
})

/** What an installation named `courts` with these values consists of. */
async function rendered(t: ExecutionContext, values: string): Promise<Resource[]> {
  const folder = await mkdtemp(join(tmpdir(), 'courtpulse-chart-'))
  t.teardown(() => rm(folder, { recursive: true }))
  const file = join(folder, 'values.yaml')
  await writeFile(file, values)
  const args = ['template', 'courts', CHART, '--values', file, '--kube-version', '1.34.0']
  const { stdout } = await promisify(execFile)('helm', args)
  return parseAllDocuments(stdout).map((document) => document.toJS() as Resource)
}
