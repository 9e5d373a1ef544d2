/** What a program that uses CourtPulse needs: the client, its errors, and the check of webhook messages. */
export { type CourtPulse, type CourtPulseSettings, createCourtPulse } from './client.ts'
export { CourtPulseError } from './error.ts'
export { WaitedTooLong } from './wait-for.ts'
export type { HistoricalPage, HistoricalResult, HistoricalSearch, Summary } from './specification.ts'
export { verifyWebhook, type WebhookEvent } from './webhooks.ts'
export type { paths } from './api.ts'
