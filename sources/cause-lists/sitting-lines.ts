import type { PrintedSitting } from '../../domain/hearings/cause-list.ts'

/** `AT 10:30 A.M.`, `(TIME : 02:15 PM)`, and nothing else. */
const TIME =
  /^[[(]?\s*(?:(?:sitting\s+)?time\s*:?-?|(?:(?:court|bench)\s+)?(?:will\s+)?(?:sits?\s+)?at)\s*(\d{1,2})\s*[.:]\s*(\d{2})\s*([ap])\.?\s*m\.?\s*[\])]?\.?$/i
const LINK = /https:\/\/\S+/
/** What a link to a hearing says of itself, beside it or in its address. Others on a list lead to rules and notices. */
const VIDEO = /\b(?:vc|v\.c\.|video|virtual|webex|zoom|vconsol|meet|meeting|teams)\b/i
const NOT_SITTING = /\bnot\s+sitting\b|\b(?:will|shall|does)\s+not\s+(?:sit|hold\s+(?:the\s+)?court)\b|\bon\s+leave\b/i
/** Another bench sits in its place. */
const TAKEN_UP = /\b(?:before|taken\s+up|assigned|in\s+place\s+of|instead)\b/i

/** What a line of a bench's heading says of its sitting; undefined where it says nothing of it. */
export function sittingIn(line: string): PrintedSitting | undefined {
  const [, hour, minute, half = ''] = TIME.exec(line) ?? []
  if (hour !== undefined && minute !== undefined) return { sittingTime: timeOf(Number(hour), minute, half) }
  const [videoLink] = LINK.exec(line) ?? []
  if (videoLink !== undefined && isOfVideo(line)) return { videoLink }
  return NOT_SITTING.test(line) && !TAKEN_UP.test(line) ? { sitting: false } : undefined
}

/** Whether a text with a link in it tells of a hearing by video. */
export function isOfVideo(text: string): boolean {
  return VIDEO.test(text)
}

function timeOf(hour: number, minute: string, half: string): string {
  const inDay = (hour % 12) + (/p/i.test(half) ? 12 : 0)
  return `${String(inDay).padStart(2, '0')}:${minute}`
}
