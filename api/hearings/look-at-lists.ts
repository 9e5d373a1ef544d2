import { z } from 'zod'
import { addDays, indianDay } from '../../domain/dates.ts'
import { isListCourt } from '../../domain/hearings/list-court.ts'
import { readsLists } from '../../platform/configuration.ts'
import { causeListDayId, startPollAgain } from '../../workflows/hearings/cause-list-day.messages.ts'
import { refuse } from '../errors/refusal.ts'
import { dispatch } from '../http/dispatch.ts'
import { operatorEndpoint, reply } from '../http/endpoint.ts'
import { workflowUrl } from '../http/workflow-url.ts'

/** No court publishes its lists earlier. */
const MOST_DAYS_AHEAD = 30

/** `POST /backoffice/lists/{court}/{day}/look`: polls a court's lists for a day now and watches them from then on. */
export const lookAtLists = operatorEndpoint({
  method: 'POST',
  path: '/backoffice/lists/:court/:day/look',
  summary: 'Look at the cause lists of a court now',
  params: z.strictObject({
    court: z.string().meta({ description: 'The place that publishes the lists, such as `SC` or `HC-DLHC01`.' }),
    day: z.string().meta({ description: 'The day of hearing, `YYYY-MM-DD`: today, or one of the next 30 days.' }),
  }),
  returns: 'The look has been requested. The link leads to the watch over these lists.',
  replies: {
    202: z.strictObject({
      workflowUrl: z.string().meta({ description: 'The watch over these lists in the Temporal Web UI.' }),
    }),
  },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { court, day } }, services) {
    const today = indianDay(Date.now())
    const isDay = z.iso.date().safeParse(day).success && day >= today && day <= addDays(today, MOST_DAYS_AHEAD)
    if (!readsLists(services.configuration) || !isListCourt(court) || !isDay) throw refuse('NO_SUCH_RESOURCE')
    const { TASK_QUEUE_PREFIX: prefix } = services.configuration
    await dispatch(services, await services.db.outbox.enqueue(startPollAgain(prefix, { court, day })))
    return reply(202, { workflowUrl: workflowUrl(services, causeListDayId(prefix, { court, day })) })
  },
})
