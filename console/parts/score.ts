import { MATCH_FROM, POSSIBLE_FROM } from '../../domain/matching/thresholds.ts'
import { type Html, html } from '../html.ts'
import type { Reviewed } from './comparison.ts'

/** Returns the score of a match, on a scale with the limits of a possible and a sure one. */
export function scoreOf({ score, verdict }: Pick<Reviewed, 'score' | 'verdict'>): Html {
  const x = (points: number) => Math.round((points / 100) * 160) + 2
  return html`<div class="score"><span class="quiet">${verdict}</span> <b>${score}</b>
<svg viewBox="0 0 164 32" aria-hidden="true"><rect class="track" x="2" y="6" width="160" height="4" rx="2"/><rect class="level" x="2" y="6" width="${x(score) - 2}" height="4" rx="2"/>
${[POSSIBLE_FROM, MATCH_FROM].map((limit) => html`<rect class="limit" x="${x(limit)}" y="2" width="1" height="12"/><text x="${x(limit)}" y="28">${limit}</text>`)}</svg></div>`
}
