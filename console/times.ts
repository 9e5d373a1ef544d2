import { type Html, html } from './html.ts'

const INDIA = 'Asia/Kolkata'
const DATE = new Intl.DateTimeFormat('en-GB', { timeZone: INDIA, day: 'numeric', month: 'short', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: INDIA, hour: '2-digit', minute: '2-digit' })

const MINUTE_MS = 60_000

/** Returns an instant in Indian time, `3 Nov 2026, 14:05`, or a dash. */
export function instant(epochMs: number | null | undefined): Html {
  if (epochMs === null || epochMs === undefined) return html`–`
  return html`<time datetime="${new Date(epochMs).toISOString()}">${DATE.format(epochMs)}, ${TIME.format(epochMs)}</time>`
}

/** Returns a day of a court, `3 Nov 2026`, and any other text unchanged. */
export function day(written: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(written) ?? []
  return date ? DATE.format(Date.UTC(Number(year), Number(month) - 1, Number(date))) : written
}

/** Returns a day as a fragment that is never broken across lines. */
export function wholeDay(written: string): Html {
  return html`<time datetime="${written}">${day(written)}</time>`
}

/** Returns how long something has lasted: `2 h 10 min`, `3 days`. */
export function lasting(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return `${hours} h ${minutes % 60} min`
  return `${Math.floor(hours / 24)} days`
}
