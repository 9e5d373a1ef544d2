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

const MANAGED = `
settings: { DOCUMENTS_S3_BUCKET: orders, DATABASE_CA: /etc/courtpulse/ca/ca.pem }
serviceAccountName: bucket-user
image: { pullSecrets: [registry] }
extraVolumes: [{ name: ca, secret: { secretName: database-ca } }]
extraVolumeMounts: [{ name: ca, mountPath: /etc/courtpulse/ca, readOnly: true }]
api: { autoscaling: false, replicas: 3 }
ingress: { enabled: true, className: nginx, tlsSecret: courts-tls }
seccomp: { install: true }
keda: { enabled: true, secretKeys: { apiKey: TEMPORAL_API_KEY } }
monitoring: { enabled: true }
`

withHelm('every pod gets the files, the account and the registry secrets of managed services', async (t) => {
  const resources = await rendered(t, MANAGED)
  const pods = resources.filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
  t.is(pods.length, 5)
  for (const { spec, metadata } of pods)
    for (const part of ['"secretName":"database-ca"', '/etc/courtpulse/ca"', '"bucket-user"', '{"name":"registry"}'])
      t.true(JSON.stringify(spec).includes(part), `${metadata.name} ${part}`)
})

withHelm(
  'the number of API pods is fixed without autoscaling, and KEDA signs in with a key of the secret',
  async (t) => {
    const resources = await rendered(t, MANAGED)
    const specOf = (kind: string) => resources.find((each) => each.kind === kind)?.spec
    t.is(specOf('HorizontalPodAutoscaler'), undefined)
    t.like(specOf('Deployment'), { replicas: 3 })
    t.like(specOf('TriggerAuthentication'), {
      secretTargetRef: [{ parameter: 'apiKey', name: 'courtpulse', key: 'TEMPORAL_API_KEY' }],
    })
    t.regex(JSON.stringify(specOf('ScaledObject')), /"authenticationRef":\{"name":"courts-temporal"\}/)
  },
)

withHelm('the chart carries the alert rules, the dashboard and the seccomp profile of this folder', async (t) => {
  const resources = await rendered(t, MANAGED)
  const named = (kind: string, name: string) =>
    resources.find((each) => each.kind === kind && each.metadata.name === name)
  t.deepEqual(named('PrometheusRule', 'courts')?.spec, parse(await readFile('deploy/monitoring/alerts.yml', 'utf8')))
  const dashboard = await readFile('deploy/monitoring/dashboard.json', 'utf8')
  t.is(named('ConfigMap', 'courts-dashboard')?.data?.['courtpulse.json'], dashboard)
  const profile = await readFile('deploy/seccomp.json', 'utf8')
  t.is(named('ConfigMap', 'courts-seccomp')?.data?.['courtpulse.json'], profile)
})

withHelm('a value that the chart does not know is refused by its name', async (t) => {
  for (const [values, name] of [
    ['serviceAccount: {}', 'serviceAccount'],
    ['image: { pullSecret: registry }', 'pullSecret'],
    ['workers: { core: { queue: [core] } }', 'queue'],
  ])
    await t.throwsAsync(rendered(t, `documentsClaim: documents\n${values}`), {
      message: new RegExp(`additional properties '${name}' not allowed`),
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
