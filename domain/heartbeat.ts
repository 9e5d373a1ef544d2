/** How often a running activity reports to Temporal that it is alive. */
export const HEARTBEAT_EVERY_MS = 3_000

/**
 * After so long without a report the worker counts as lost, and another one makes the attempt again. So a way to Temporal may pause for
 * 12 s, and every failover that takes less pays nothing twice.
 */
export const HEARTBEAT_TIMEOUT_MS = 15_000
