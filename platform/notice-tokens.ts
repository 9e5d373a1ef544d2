import { createHmac } from 'node:crypto'
import { writeNoticeToken } from '../domain/events/notice-token.ts'

/** Returns the token in the links of a subscription's e-mails. */
export type NoticeTokens = (subscriptionId: string) => string

/**
 * Derives the tokens from the service's own secret: each e-mail needs its subscription's token, of which the database
 * has only the hash.
 */
export function createNoticeTokens(signingSecret: string): NoticeTokens {
  return (subscriptionId) =>
    writeNoticeToken(createHmac('sha256', signingSecret).update(`notice ${subscriptionId}`).digest())
}
