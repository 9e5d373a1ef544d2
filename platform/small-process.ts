/**
 * What keeps a process of the service small, in the environment that it is started with; `deploy/` has the same. V8 gets 4 MiB for new
 * objects instead of the 16 MiB that fit a machine of its own, and glibc gives memory back that the compiler's threads have used: together
 * some 40 MiB less of an API process, at no measurable cost.
 */
export const SMALL_PROCESS = {
  NODE_OPTIONS: '--max-semi-space-size=4',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
