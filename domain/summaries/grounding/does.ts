import { withoutTies } from './ties.ts'

/** What courts do to cases. */
export const DONE =
  'dismissed|rejected|declined|refused|allowed|partly allowed|disposed of|decreed|quashed|set aside|stayed|restrained|convicted|acquitted|discharged|sentenced|upheld|affirmed|confirmed|remanded|remitted|granted|vacated|suspended|modified|reduced|enhanced|condoned|summoned|closed|approved|declared|appointed|revoked|cancelled|recalled|restored|released|imposed|awarded|overruled|answered|ordered|deleted|annulled|waived|lifted|reversed|dissolved|struck (?:down|off)'

/** The sentence without what another order did ("whereby the claim was rejected") and what ought to be done ("deserves to be allowed"). */
export function whatItDoes(text: string): string {
  return NOT_DONE_HERE.reduce((left, words) => left.replace(words, ''), withoutTies(text))
}

const OF_BEFORE = `${DONE}|admitted|directed|passed|issued|made|held|found|initiated|terminated|imposed`
const NOT_DONE_HERE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:deserves?|liable|fit|ought|sought|needs?|required|likely) to be|(?:should|ought to) have been) (?:${DONE})(?:(?:,| and| or) (?:${DONE}))*\\b`,
    'gi',
  ),
  new RegExp(`\\b(?:whereby|wherein|(?:by|in|vide|through|under) which)\\b[^;]{0,160}?\\b(?:${OF_BEFORE})\\b`, 'gi'),
  new RegExp(
    // "He prays for time, which is granted": this court grants it.
    `(?<!, (?=which (?:is|are|stands?) (?:hereby )?(?:granted|allowed)\\b(?! by)))\\b(?:which|who|that)(?: (?:has|have|had|is|are|was|were|been|also|[a-z]+ly)){0,3} (?:${OF_BEFORE})\\b`,
    'gi',
  ),
]
