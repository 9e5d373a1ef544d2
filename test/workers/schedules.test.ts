import { TypedSearchAttributes } from '@temporalio/common'
import test from 'ava'
import { HOUR_MS } from '../../domain/dates.ts'
import { SEARCH_ATTRIBUTES } from '../../domain/search-attributes.ts'
import { type Service, startService } from '../support/service.ts'

let service: Service

test.before(async () => {
  service = await startService({}, ['core'])
})
test.after.always(() => service?.close())

/** The time limit of each schedule's runs, including continuations. */
const LIMITS = {
  purge: HOUR_MS * (50 / 60),
  'end-abandoned-work': HOUR_MS,
  'daily-sync': 22 * HOUR_MS,
  'case-sweep': 22 * HOUR_MS,
  'cause-lists': HOUR_MS * (70 / 60),
  'hearing-digest': HOUR_MS * (70 / 60),
  'list-questions': HOUR_MS * (170 / 60),
}

/** The stage of runs that set none themselves, by which they are found. */
const STAGES: Record<string, string> = {
  purge: 'deleting',
  'end-abandoned-work': 'checking abandoned work',
  'cause-lists': 'starting watches',
  'hearing-digest': 'telling',
  'list-questions': 'asking',
}

test('every run that a schedule starts has a time limit and states its purpose', async (t) => {
  const { TASK_QUEUE_PREFIX } = service.configuration
  for (const [name, limit] of Object.entries(LIMITS)) {
    const { action } = await service.temporal.client.schedule.getHandle(`${TASK_QUEUE_PREFIX}-${name}`).describe()
    t.is(Number(action.workflowExecutionTimeout), limit, name)
    t.truthy(action.staticSummary, name)
    const { typedSearchAttributes: shown } = action
    t.is(shown instanceof TypedSearchAttributes ? shown.get(SEARCH_ATTRIBUTES.stage) : undefined, STAGES[name], name)
  }
})
