import { pino } from 'pino'

/**
 * Log entries are a fixed sentence and fields of ids, counts and times. Names of people, party names, bodies of
 * requests and answers, keys and signed links are never passed to the log; the paths below are a second safety net.
 */
const NEVER_LOGGED = [
  'authorization',
  'cookie',
  'token',
  'secret',
  'password',
  'apiKey',
  'url',
  'body',
  'name',
  'address',
]

/**
 * Lines are written together, because a write per line is a fifth of the time of a stored read. A process that ends
 * writes the rest; one that is killed loses at most the last tenth of a second. The length is some fifty lines, and
 * below the 16 KiB that the writer takes at once.
 */
const TOGETHER = { minLength: 15_360, periodicFlush: 100, sync: false } as const

export type Log = ReturnType<typeof createLog>

/** Creates the structured log of one process (`api`, `worker`, ...), one JSON object per line on standard output. */
export function createLog(processName: string, level: string) {
  const options = {
    level,
    base: { process: processName },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: NEVER_LOGGED, censor: '[redacted]' },
    serializers: { err: withoutMessageOfOthers },
  }
  return pino(options, pino.destination({ dest: 1, ...TOGETHER }))
}

/**
 * Returns an error as it is logged: type, stack without its first line, code. Messages are left out because those of
 * libraries quote their input (a row, a document, a name); our own errors carry what operators need in
 * `operatorMessage`.
 */
function withoutMessageOfOthers(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return {
    type: error.constructor.name,
    ...('code' in error && typeof error.code !== 'object' ? { code: error.code } : {}),
    ...('operatorMessage' in error ? { message: error.operatorMessage } : {}),
    stack: frames?.join('\n'),
    ...(error.cause === undefined ? {} : { cause: withoutMessageOfOthers(error.cause) }),
  }
}
