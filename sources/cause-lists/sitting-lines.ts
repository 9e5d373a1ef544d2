import type { IsoDate } from '../../domain/case.ts'
import type { PrintedSitting } from '../../domain/hearings/cause-list.ts'
import { datesIn } from './written-dates.ts'

/** `AT 10:30 A.M.`, `(TIME : 02:15 PM)`, and nothing else. */
const TIME =
  /^[[(]?\s*(?:(?:sitting\s+)?time\s*:?-?|(?:(?:court|bench)\s+)?(?:will\s+)?(?:sits?\s+)?at)\s*(\d{1,2})\s*[.:]\s*(\d{2})\s*([ap])\.?\s*m\.?\s*[\])]?\.?$/i
const LINK = /https:\/\/\S+/
/** What a link to a hearing says of itself, beside it or in its address. Others on a list lead to rules and notices. */
const VIDEO = /\b(?:vc|v\.c\.|video|virtual|webex|zoom|vconsol|meet|meeting|teams)\b/i
const NOT_SITTING = /\bnot\s+sitting\b|\b(?:will|shall|does)\s+not\s+(?:sit|hold\s+(?:the\s+)?court)\b/i
/** And none of a stage: `HEARING ON LEAVE TO APPEAL`. */
const ON_LEAVE =
  /(?<!\b(?:hearings?|arguments?|orders?)\s{1,3})\bon\s+leave\b(?!\s+(?:to|petitions?|applications?|granted|granting)\b)/i
/** A part of the day: the bench sits in the other one. */
const PART_OF_DAY =
  /\b(?:sessions?|lunch|noon|forenoon|afternoon|half)\b|\b\d{1,2}\s?[.:]\s?\d{2}(?![\d.])|\b\d{1,2}\s?[ap]\.?\s?m\b/i
/** A day without its year. */
const SOME_DAY =
  /\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}[./-]\d{1,2}\b|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)s?\b/i
const SPAN = /\bfrom\b.*\b(?:to|till?|until|up\s?to)\b/i
/** Another bench sits in its place. */
const TAKEN_UP = /\b(?:before|taken\s+up|assigned|in\s+place\s+of|instead)\b/i

/**
 * What a line of a bench's heading says of its sitting; undefined where it says nothing of it, or may say it of another day than the list's.
 */
export function sittingIn(line: string, day: IsoDate | undefined): PrintedSitting | undefined {
  const [, hour, minute, half = ''] = TIME.exec(line) ?? []
  if (hour !== undefined && minute !== undefined) return { sittingTime: timeOf(Number(hour), minute, half) }
  const [videoLink] = LINK.exec(line) ?? []
  if (videoLink !== undefined && isOfVideo(line)) return { videoLink }
  if (!NOT_SITTING.test(line) && !ON_LEAVE.test(line)) return undefined
  return TAKEN_UP.test(line) || PART_OF_DAY.test(line) || !isOf(line, day) ? undefined : { sitting: false }
}

/** Whether a line is of a day: it names none, that one or a span with it. */
function isOf(line: string, day: IsoDate | undefined): boolean {
  const dates = datesIn(line)
  const [first = '', last = ''] = dates
  if (dates.length === 0) return !SOME_DAY.test(line)
  if (day === undefined) return false
  return dates.includes(day) || (dates.length === 2 && SPAN.test(line) && first < day && day < last)
}

/** Whether a text with a link in it tells of a hearing by video. */
export function isOfVideo(text: string): boolean {
  return VIDEO.test(text)
}

function timeOf(hour: number, minute: string, half: string): string {
  const inDay = (hour % 12) + (/p/i.test(half) ? 12 : 0)
  return `${String(inDay).padStart(2, '0')}:${minute}`
}
