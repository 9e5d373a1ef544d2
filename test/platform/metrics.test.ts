import test from 'ava'
import * as metrics from '../../platform/metrics.ts'

test('a process exports only metrics that it has measured, so that no alert mistakes absence for a database that is down or a full disk', async (t) => {
  const measured =
    /^courtpulse_(database_up|database_ping_seconds|temporal_up|clock_offset_seconds|documents_free_bytes|last_\w+) .*/gm
  t.deepEqual((await metrics.registry.metrics()).match(measured), null)
  metrics.databaseUp.set(1)
  t.deepEqual((await metrics.registry.metrics()).match(measured), ['courtpulse_database_up 1'])
})
