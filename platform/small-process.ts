/**
 * Environment variables that keep a process of the service small; `deploy/` has the same. V8 gets 4 MiB for new objects
 * instead of 16 MiB, and glibc releases memory that the compiler's threads have used: together some 40 MiB less per API
 * process, at no measurable cost.
 */
export const SMALL_PROCESS = {
  NODE_OPTIONS: '--max-semi-space-size=4',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
