import type { AnswerOf } from '../../api/http/pages.ts'
import type { readReviewedCandidate } from '../../api/review/read-reviewed-candidate.ts'
import { foreign, type Html, html, isDevanagari, withoutControls } from '../html.ts'

export type Reviewed = AnswerOf<typeof readReviewedCandidate>
/** The two sides of a candidate, as an operator and as its account read them. */
interface Compared extends Pick<Reviewed, 'comparison' | 'rawMatch'> {
  entity: Pick<
    Reviewed['entity'],
    'entityType' | 'fatherName' | 'birthDate' | 'location' | 'registrationNumber' | 'nameVariations'
  >
}
type Reason = Reviewed['comparison']['reasons'][number]
type Effect = Reason['effect']

const SIGNS: Record<Exclude<Effect, 'ASIDE'>, [sign: string, means: string]> = {
  SAME: ['=', 'the same'],
  NEAR: ['≈', 'nearly the same'],
  DIFFERS: ['≠', 'different'],
}

/** The strongest first: it determines the sign, and the mark of a word with several reasons. */
const STRENGTH: Effect[] = ['DIFFERS', 'NEAR', 'SAME', 'ASIDE']

/** Returns a table of the two names and the other known facts of both sides, row by row. */
export function comparisonTable({ comparison, entity, rawMatch }: Compared): Html {
  const isPerson = entity.entityType === 'PERSON'
  const place = [rawMatch.court, rawMatch.district, rawMatch.state].filter((part) => typeof part === 'string')
  const rows = [
    row('Name', 'NAME', marked(comparison, 'watched'), written(comparison), comparison.reasons),
    row('Father', 'FATHER', entity.fatherName, null, comparison.reasons),
    row('Born', 'BORN', entity.birthDate, null, comparison.reasons),
    row('Place', 'PLACE', entity.location, place.join(', ') || null, comparison.reasons, isPerson ? '' : 'the court’s'),
    row('Register', 'REGISTER', entity.registrationNumber, null, comparison.reasons),
    row('Other names', undefined, entity.nameVariations.slice(0, 6).join(', ') || null, null, comparison.reasons),
  ]
  return html`<div class="pairs">
<div class="pair pair-head"><span></span><span>Watched ${isPerson ? 'person' : 'company'}</span><span></span><span>As the court wrote it${roleOf(rawMatch)}</span></div>
${rows}
</div>`
}

/** Returns the reasons in three lists. They repeat the marks in words, so that colour is never the only signal. */
export function reasonLists({ comparison: { reasons } }: Pick<Reviewed, 'comparison'>): Html {
  const [decides] = reasons.filter(({ effect }) => effect === 'DIFFERS')
  const list = (title: string, effects: Effect[]) => {
    const own = reasons.filter(({ effect }) => effects.includes(effect))
    return html`<section><h2>${title}</h2>${
      own.length === 0
        ? html`<p class="quiet">nothing</p>`
        : html`<ul>${own.map((reason) => html`<li>${wordsOf(reason, reason === decides)}<span>${sentenceOf(reason)}</span></li>`)}</ul>`
    }</section>`
  }
  return html`<div class="why">${list('For', ['SAME', 'NEAR'])}${list('Against', ['DIFFERS'])}${list('Not compared', ['ASIDE'])}</div>`
}

/** Returns in one sentence what the score depends on. */
export function hangsOn({ comparison: { reasons }, verdict }: Pick<Reviewed, 'comparison' | 'verdict'>): Html {
  const against = reasons.filter(({ effect }) => effect === 'DIFFERS')
  const near = reasons.filter(({ effect }) => effect === 'NEAR')
  const [decides] = against.length > 0 ? against : near
  if (!decides) return html`<p class="verdict-on">All that is compared is the same.</p>`
  const count = against.length > 0 ? against.length - 1 : near.length - 1
  const others = count === 0 ? '' : count === 1 ? ', and one more reason' : `, and ${count} more reasons`
  const because = BECAUSE[verdict]
  return html`<p class="verdict-on">${because} <b>${wordsIn(decides)}</b> (${sentenceOf(decides)})${others}.</p>`
}

const BECAUSE: Record<Reviewed['verdict'], string> = {
  match: 'A match in spite of',
  possible: 'Only possible because of',
  sample: 'From the sample of dropped cases, dropped because of',
}

function row(
  label: string,
  of: Reason['of'] | undefined,
  watched: Html | string | null,
  asWritten: Html | string | null,
  reasons: Reason[],
  note = '',
): Html {
  if (watched === null && (asWritten === null || of === 'PLACE')) return html``
  const effects: Effect[] = reasons.flatMap((reason) =>
    reason.of === of && reason.effect !== 'ASIDE' ? [reason.effect] : [],
  )
  const effect = STRENGTH.find((each) => effects.includes(each))
  const isName = of === 'NAME'
  const side = (text: Html | string | null, heading: string) =>
    html`<div><span class="label">${heading}</span><div${isName ? html` class="names"` : ''}>${
      text === null ? html`<span class="quiet">unknown</span>` : typeof text === 'string' ? foreign(text) : text
    }</div></div>`
  return html`<div class="pair"><div>${label}${note ? html`<small> (${note})</small>` : ''}</div>${side(watched, 'Watched')}${signOf(effect)}${side(asWritten, 'As the court wrote it')}</div>`
}

function signOf(effect: Effect | undefined): Html {
  if (!effect || effect === 'ASIDE') return html`<div class="sign"></div>`
  const [sign, means] = SIGNS[effect]
  return html`<div class="sign ${effect.toLowerCase()}"><span role="img" aria-label="${means}" title="${means}">${sign}</span></div>`
}

function written(comparison: Reviewed['comparison']): Html | null {
  if (comparison.asWritten === null) return null
  const reading = comparison.readAs
  return html`${marked(comparison, 'asWritten')}${reading ? html`<span class="reading">read as: ${foreign(reading)}</span>` : ''}`
}

/** Returns a name with the words marked that reasons refer to. */
function marked({ reasons, ...names }: Reviewed['comparison'], side: 'watched' | 'asWritten'): Html {
  const text = names[side] ?? ''
  const effects: (string | undefined)[] = Array.from({ length: text.length })
  const [decides] = reasons.filter(({ effect }) => effect === 'DIFFERS')
  for (const effect of STRENGTH.toReversed())
    for (const reason of reasons.filter((each) => each.effect === effect))
      for (const [start = 0, end = 0] of reason[side]?.at ?? [])
        effects.fill(reason === decides ? 'differs decides' : effect.toLowerCase(), start, end)
  const pieces: Html[] = []
  for (let at = 0; at < text.length; ) {
    let end = at + 1
    while (end < text.length && effects[end] === effects[at]) end++
    const piece = withoutControls(text.slice(at, end))
    pieces.push(effects[at] ? html`<mark class="${effects[at]}">${piece}</mark>` : html`${piece}`)
    at = end
  }
  return html`<bdi${isDevanagari(text) ? html` lang="hi"` : ''}>${pieces}</bdi>`
}

function wordsOf(reason: Reason, decides: boolean): Html {
  const className = decides ? 'differs decides' : reason.effect.toLowerCase()
  const words = [reason.watched?.text, reason.asWritten?.text].filter((word) => word !== undefined)
  return html`${[...new Set(words)].map((word) => html`<mark class="${className}">${foreign(word)}</mark> `)}`
}

function wordsIn({ watched, asWritten, of }: Reason): Html {
  const words = [...new Set([watched?.text, asWritten?.text].filter((word) => word !== undefined))]
  return words.length > 0 ? foreign(words.join(' / ')) : html`${of.toLowerCase()}`
}

/** Returns the reason without the words at its start: they are shown with their mark. */
function sentenceOf({ text, watched, asWritten }: Reason): string {
  return watched || asWritten ? text.slice(text.lastIndexOf(': ') + 2) : text
}

function roleOf({ partyRole }: Reviewed['rawMatch']): string {
  return typeof partyRole === 'string' ? `, ${partyRole.toLowerCase()}` : ''
}
