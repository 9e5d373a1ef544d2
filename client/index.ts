/** What a program that uses CourtPulse needs: the client, its errors, and the check of webhook messages. */

export type { paths } from './api.ts'
export {
  type CourtPulse,
  type CourtPulseSettings,
  createCourtPulse,
  type Export,
  type HistoricalResult,
  type HistoricalSearch,
  type Import,
  type ItemOf,
  type ListParameters,
  type ListPath,
  type LogEvent,
  type Summary,
} from './client.ts'
export { CourtPulseError } from './error.ts'
export { WaitedTooLong } from './wait-for.ts'
export { verifyWebhook, type WebhookEvent } from './webhooks.ts'
