import { addDays, indianDay } from '../../domain/dates.ts'
import { causeListsSchedule } from '../../workflows/hearings/cause-lists.messages.ts'
import { type Service, startService } from './service.ts'

/** A day so many days from today in India. */
export function inDays(days: number): string {
  return addDays(indianDay(Date.now()), days)
}

/** A service that collects cause lists; its watches start when a test starts them, as the schedule may come in the middle of one. */
export async function startServiceWithLists(
  queues: Parameters<typeof startService>[1],
  settings: Record<string, string> = {},
): Promise<Service> {
  const service = await startService({ CAUSE_LISTS: 'on', ...settings }, queues)
  const { TASK_QUEUE_PREFIX } = service.configuration
  await service.temporal.client.schedule.getHandle(causeListsSchedule(TASK_QUEUE_PREFIX)).pause()
  return service
}
