import { createNoticeTokens } from '../../platform/notice-tokens.ts'
import type { WorkerServices } from '../services.ts'

/** Returns what sending notices needs on both of its queues. */
export function noticeSettings({ configuration, db, log }: WorkerServices) {
  const { CONSOLE, PUBLIC_URL, SIGNING_SECRET, WEBHOOK_ALLOWED_HOSTS, DNS_SERVERS } = configuration
  return {
    db,
    log,
    tokens: createNoticeTokens(SIGNING_SECRET),
    publicUrl: PUBLIC_URL,
    consoleUrl: CONSOLE ? PUBLIC_URL.replace(/\/v1$/, '/console') : undefined,
    settings: { allowedHosts: WEBHOOK_ALLOWED_HOSTS, nameServers: DNS_SERVERS },
  }
}
