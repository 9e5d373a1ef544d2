import { readFile } from 'node:fs/promises'
import test from 'ava'
import { parse } from 'yaml'
import { z } from 'zod'
import { TASK_QUEUES } from '../../domain/task-queue.ts'
import { Settings } from '../../platform/settings.ts'
import { SMALL_PROCESS } from '../../platform/small-process.ts'

/** All queues that a deployment with everything switched on needs. */
const QUEUES = TASK_QUEUES.toSorted()

const Resources = z.object({ limits: z.object({ memory: z.string() }) })
const Values = z.object({
  settings: z.record(z.string(), z.string()),
  api: z.object({ resources: Resources }),
  workers: z.record(z.string(), z.object({ queues: z.array(z.string()), resources: Resources })),
})
const Compose = z.object({
  'x-service': z.object({ environment: z.record(z.string(), z.string()) }),
  services: z.record(
    z.string(),
    z.object({
      command: z.array(z.string()).optional(),
      mem_limit: z.string().optional(),
      security_opt: z.array(z.string()).optional(),
      healthcheck: z.object({ test: z.array(z.string()), start_period: z.string().optional() }).optional(),
    }),
  ),
})

test('the chart and the compose file serve every queue once', async (t) => {
  const { workers } = Values.parse(parse(await readFile('deploy/helm/courtpulse/values.yaml', 'utf8')))
  t.deepEqual(
    Object.values(workers)
      .flatMap(({ queues }) => queues)
      .toSorted(),
    QUEUES,
  )
  const { services } = Compose.parse(parse(await readFile('deploy/compose.yml', 'utf8'), { merge: true }))
  const commands = Object.values(services).flatMap(({ command }) =>
    command?.includes('--queues') ? [command.at(-1) ?? ''] : [],
  )
  t.deepEqual(commands.flatMap((queues) => queues.split(',')).toSorted(), QUEUES)
})

test('a database of the compose file is ready when it answers over TCP, and has two minutes for its first start', async (t) => {
  const { services } = Compose.parse(parse(await readFile('deploy/compose.yml', 'utf8'), { merge: true }))
  for (const name of ['database', 'temporal-database']) {
    const { test: command, start_period } = services[name]?.healthcheck ?? {}
    t.regex(command?.join(' ') ?? '', / -h 127\.0\.0\.1 /, name)
    t.is(start_period, '120s', name)
  }
})

// As the OCI names it: containerd passes over the conditions of Docker's own format, and would allow what they keep for root.
const SeccompProfile = z.strictObject({
  defaultAction: z.literal('SCMP_ACT_ERRNO'),
  defaultErrnoRet: z.literal(1),
  architectures: z.array(z.string()),
  syscalls: z.array(
    z.strictObject({
      names: z.array(z.string()),
      action: z.literal('SCMP_ACT_ALLOW'),
      args: z.array(z.object({ op: z.literal('SCMP_CMP_EQ') })).optional(),
    }),
  ),
})

test('workers for browsers and documents may make namespaces, and no call that reaches into the machine', async (t) => {
  const { syscalls } = SeccompProfile.parse(JSON.parse(await readFile('deploy/seccomp.json', 'utf8')))
  const allowed = new Set(syscalls.flatMap(({ names }) => names))
  t.deepEqual(
    ['clone', 'clone3', 'unshare', 'chroot', 'execve'].filter((name) => !allowed.has(name)),
    [],
  )
  t.deepEqual(
    MACHINE_CALLS.filter((name) => allowed.has(name)),
    [],
  )
  const { services } = Compose.parse(parse(await readFile('deploy/compose.yml', 'utf8'), { merge: true }))
  t.deepEqual(services['worker-documents']?.security_opt, ['no-new-privileges:true', 'seccomp=seccomp.json'])
})

const MACHINE_CALLS = [
  ['mount', 'umount2', 'pivot_root', 'move_mount', 'open_tree', 'fsopen', 'setns', 'open_by_handle_at'],
  [
    'ptrace',
    'process_vm_readv',
    'process_vm_writev',
    'kcmp',
    'perf_event_open',
    'userfaultfd',
    'bpf',
    'io_uring_setup',
  ],
  ['add_key', 'keyctl', 'request_key', 'init_module', 'finit_module', 'delete_module', 'kexec_load', 'kexec_file_load'],
  ['reboot', 'swapon', 'swapoff', 'settimeofday', 'clock_settime', 'sethostname', 'setdomainname', 'iopl', 'ioperm'],
  ['acct', 'quotactl', 'syslog', 'nfsservctl', 'lookup_dcookie', 'vhangup', 'uselib', 'ustat', 'sysfs', 'modify_ldt'],
].flat()

test('the files for deployment set only settings that exist', async (t) => {
  const { settings } = Values.parse(parse(await readFile('deploy/helm/courtpulse/values.yaml', 'utf8')))
  const compose = Compose.parse(parse(await readFile('deploy/compose.yml', 'utf8'), { merge: true }))
  const image = await readFile('deploy/Dockerfile', 'utf8')
  const ofTheImage = [...image.matchAll(/^(?:ENV| {3}) ([A-Z_]+)=/gm)].map(([, name = '']) => name)
  t.true(ofTheImage.length > 3)
  const names = [...Object.keys(settings), ...Object.keys(compose['x-service'].environment), ...ofTheImage]
  t.deepEqual(
    names.filter((name) => !(name in Settings.shape) && !name.startsWith('TEMPORAL_') && !(name in SMALL_PROCESS)),
    [],
  )
})

test('a process may take more memory than the alert for it waits for', async (t) => {
  const rules = await readFile('deploy/monitoring/alerts.yml', 'utf8')
  const [ofApi, ofWorker] = [...rules.matchAll(/process_resident_memory_bytes\S+ > (\S+)/g)].map(([, bytes]) => bytes)
  const { api, workers } = Values.parse(parse(await readFile('deploy/helm/courtpulse/values.yaml', 'utf8')))
  const { services } = Compose.parse(parse(await readFile('deploy/compose.yml', 'utf8'), { merge: true }))
  const unit = async (name: string) =>
    /^MemoryMax=(.+)$/m.exec(await readFile(`deploy/systemd/courtpulse-${name}.service`, 'utf8'))?.[1]
  const limits = {
    api: [api.resources.limits.memory, await unit('api')],
    worker: [
      ...Object.values(workers).map(({ resources }) => resources.limits.memory),
      ...['worker', 'worker-documents'].map((name) => services[name]?.mem_limit),
      await unit('worker@'),
    ],
  }
  for (const limit of limits.api) t.true(bytesOf(limit) > Number(ofApi), `api: ${limit}`)
  for (const limit of limits.worker) t.true(bytesOf(limit) > Number(ofWorker), `worker: ${limit}`)
})

test('the image and the units keep their processes as small as npm start does', async (t) => {
  for (const file of ['Dockerfile', 'systemd/courtpulse-api.service', 'systemd/courtpulse-worker@.service']) {
    const text = await readFile(`deploy/${file}`, 'utf8')
    for (const [name, value] of Object.entries(SMALL_PROCESS))
      t.regex(text, new RegExp(`[ =]${name}=${value}\\b`), file)
  }
})

test('the image holds the programs of backup and restore', async (t) => {
  t.regex(await readFile('deploy/Dockerfile', 'utf8'), /apt-get install .* mariadb-client /)
})

test('every file of the project that the image, the units and the chart start is there', async (t) => {
  for (const file of [
    'deploy/Dockerfile',
    'deploy/compose.yml',
    'deploy/systemd/courtpulse-api.service',
    'deploy/systemd/courtpulse-worker@.service',
    'deploy/systemd/courtpulse-migrate.service',
    'deploy/helm/courtpulse/templates/api.yaml',
    'deploy/helm/courtpulse/templates/workers.yaml',
    'deploy/helm/courtpulse/templates/migrate.yaml',
  ]) {
    const started = [...(await readFile(file, 'utf8')).matchAll(/\b(?:api|workers|scripts)\/[\w-]+\.ts\b/g)].map(
      ([path]) => path,
    )
    t.true(started.length > 0, file)
    for (const path of started) await t.notThrowsAsync(readFile(path), `${file}: ${path}`)
  }
})

/** Of `2Gi`, as Kubernetes writes it, `2g` or `2G`. */
function bytesOf(size = ''): number {
  const [, gibibytes] = /^(\d+)(?:Gi|g|G)$/.exec(size) ?? []
  return Number(gibibytes) * 1024 ** 3
}
