/** How often a running activity reports to Temporal that it is alive. */
export const HEARTBEAT_EVERY_MS = 3_000

/**
 * After this time without a heartbeat the worker counts as lost, and another one repeats the attempt. The connection to
 * Temporal may pause for 12 s, so a shorter failover pays for nothing twice.
 */
export const HEARTBEAT_TIMEOUT_MS = 15_000
