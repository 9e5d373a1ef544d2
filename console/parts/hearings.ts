import type { listHearings } from '../../api/hearings/list-hearings.ts'
import type { AnswerOf } from '../../api/http/pages.ts'
import type { HearingState } from '../../domain/hearings/hearing-state.ts'
import { foreign, type Html, html } from '../html.ts'
import { day, instant } from '../times.ts'

export type ShownHearing = AnswerOf<typeof listHearings>['hearings'][number]

/** The states of hearings in words. */
export const STATE_WORDS: Record<HearingState, string> = {
  EXPECTED: 'expected',
  LISTED: 'listed',
  NOT_COVERED: 'lists not read',
  SOURCE_DOWN: 'court gives no answer',
  LIST_UNREADABLE: 'list not readable',
  LIST_NOT_PUBLISHED: 'no list yet',
  NOT_LISTED: 'not listed',
  COURT_CLOSED: 'court closed',
  MOVED: 'moved',
  REMOVED: 'taken off',
  PAST: 'over',
}

/** The columns of a table of hearings besides the case. */
export const HEARING_COLUMNS = ['State', 'Court room', 'Item', 'Bench', 'Stage', 'As of'] as const

/** Returns the cells of these columns. */
export function hearingCells(hearing: ShownHearing): (Html | string)[] {
  const { state, reason, movedTo, listKind, listNumber, sitting, sittingTime } = hearing
  const details = [
    reason?.toLowerCase().replaceAll('_', ' '),
    movedTo && `to ${day(movedTo.hearingDate)}`,
    listKind && [listKind.toLowerCase(), 'list', listNumber].filter((part) => part !== null).join(' '),
    sitting === false ? 'the bench does not sit' : sittingTime && `the bench sits from ${sittingTime}`,
  ].filter(Boolean)
  return [
    html`<strong>${STATE_WORDS[state]}</strong>${details.map((detail) => html`<br><small>${detail}</small>`)}`,
    written(hearing.courtRoom),
    // A line break inside `56.10` would make it look like another item.
    html`<span class="item">${written(hearing.item)}</span>${how(hearing)}`,
    written(hearing.bench),
    written(hearing.stage),
    instant(hearing.asOf),
  ]
}

/** Returns how the list refers to the case, unless by its own item. */
function how({ connectedTo, viaApplication, numberAsListed }: ShownHearing): Html | '' {
  if (connectedTo !== null) return html`<br><small>with ${foreign(connectedTo)}</small>`
  return viaApplication && numberAsListed !== null ? html`<br><small>${foreign(numberAsListed)}</small>` : ''
}

/** Returns what a court wrote, or a dash. */
function written(text: string | null): Html | string {
  return text === null ? '–' : foreign(text)
}
