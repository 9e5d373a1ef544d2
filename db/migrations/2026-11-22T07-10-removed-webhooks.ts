import type { Migration, Run } from '../migrate.ts'

/** Endpoints that were removed wait under this status until their deliveries are deleted. */
export const migration: Migration = {
  async up(run) {
    if (!(await hasIndex(run))) await run('CREATE INDEX webhook_endpoints_status ON webhook_endpoints (status)')
  },
  async down(run) {
    // Versions before this one would show them again.
    await run("DELETE FROM webhook_endpoints WHERE status = 'REMOVED'")
    if (await hasIndex(run)) await run('DROP INDEX webhook_endpoints_status ON webhook_endpoints')
  },
}

async function hasIndex(run: Run): Promise<boolean> {
  const [rows] = await run(`SELECT 1 FROM information_schema.statistics WHERE table_schema = DATABASE()
    AND table_name = 'webhook_endpoints' AND index_name = 'webhook_endpoints_status'`)
  return rows.length > 0
}
