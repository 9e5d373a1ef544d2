import recorded from './examples.json' with { type: 'json' }

/** A request of an operation and its answer, recorded in a sandbox. */
export interface Example {
  parameters?: Record<string, string>
  body?: unknown
  answer: unknown
}

/** Examples by operation name. test/api/examples.test.ts records them and sends them again in every run. */
export const EXAMPLES: Readonly<Record<string, Example>> = recorded
