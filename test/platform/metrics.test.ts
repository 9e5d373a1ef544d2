import test from 'ava'
import * as metrics from '../../platform/metrics.ts'

test('a process says nothing of what it has not measured: no alert takes that for a database that is away or a full disk', async (t) => {
  const measured =
    /^courtpulse_(database_up|database_ping_seconds|temporal_up|clock_offset_seconds|documents_free_bytes|last_\w+) .*/gm
  t.deepEqual((await metrics.registry.metrics()).match(measured), null)
  metrics.databaseUp.set(1)
  t.deepEqual((await metrics.registry.metrics()).match(measured), ['courtpulse_database_up 1'])
})
