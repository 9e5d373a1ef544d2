import { ERRORS } from '../../../api/errors/catalogue.ts'
import { Refusal } from '../../../api/errors/refusal.ts'
import type { AnswerOf } from '../../../api/http/pages.ts'
import { answerChallenge } from '../../../api/orders/answer-challenge.ts'
import { claimChallenge } from '../../../api/orders/claim-challenge.ts'
import { listChallenges } from '../../../api/orders/list-challenges.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Page, type Visit } from '../../page.ts'
import { numberToCopy } from '../../parts/case-facts.ts'
import { isOthers } from '../../parts/claim.ts'
import { formTo } from '../../parts/form.ts'
import { facts, nothing, tableOf } from '../../parts/table.ts'
import { instant, lasting } from '../../times.ts'

const ENDED = '10'
const OUTCOMES = { TAKEN: 'The court took it.', ASKED_AGAIN: 'The court did not take it, and shows another captcha.' }
const NOTICES: Record<string, string> = {
  closed: 'Nobody waits for that captcha any more.',
  claimed: 'Somebody else reads that captcha now.',
}

type Challenge = AnswerOf<typeof listChallenges>['challenges'][number]

/**
 * `GET /console/captchas`: shows the courts' captchas. A person reads the one that is claimed for them, one after the
 * other.
 */
export const captchas: Page = {
  method: 'GET',
  path: '/captchas',
  audience: 'operator',
  async serve(visit) {
    const [{ challenges: open }, { challenges: answered }, { challenges: expired }] = await Promise.all([
      visit.ask(listChallenges, { query: { status: 'OPEN' } }),
      visit.ask(listChallenges, { query: { status: 'ANSWERED', limit: ENDED } }),
      visit.ask(listChallenges, { query: { status: 'EXPIRED', limit: ENDED } }),
    ])
    const own = open.find(({ claim }) => claim && !isOthers(visit, claim))
    const others = open.filter((picture) => picture !== own)
    const ended = [...answered, ...expired].toSorted((one, other) => (other.endedAt ?? 0) - (one.endedAt ?? 0))
    return {
      title: 'Captchas',
      body: html`<div id="news" data-poll>${noticeFor(visit, answered)}</div>
<h1>Captchas</h1>
${own ? reading(visit, own) : ''}
<div id="waiting" data-poll>
${open.length === 0 ? nothing('No court asks.') : ''}
${own || open.every(({ claim }) => isOthers(visit, claim)) ? '' : formTo(visit, '/captchas/next', html`<button class="strong" data-key="s"><kbd>S</kbd> Start</button>`, 'start')}
${
  others.length > 0
    ? tableOf(
        own ? 'Waiting too' : 'Waiting',
        ['Court', 'Case', 'Order', 'For', 'Answer until', 'Who reads it', ''],
        others.map((picture) => [
          picture.courtType,
          caseOf(picture),
          orderOf(picture),
          accountOf(picture),
          until(picture),
          isOthers(visit, picture.claim)
            ? html`${foreign(picture.claim.by ?? 'an operator')},<br>until ${instant(picture.claim.until)}`
            : 'nobody',
          isOthers(visit, picture.claim)
            ? formTo(visit, `/captchas/${picture.challengeId}/take-over`, html`<button>Take over</button>`)
            : '',
        ]),
      )
    : ''
}
${
  ended.length > 0
    ? tableOf(
        'The last ones',
        ['Court', 'Case', 'Order', 'For', 'What became of it', 'Who', 'When'],
        ended.map((picture) => [
          picture.courtType,
          html`<a href="${picture.workflowUrl}">${caseOf(picture)}</a>`,
          orderOf(picture),
          accountOf(picture),
          picture.status === 'ANSWERED'
            ? html`answered${picture.outcome ? html`<br><small>${OUTCOMES[picture.outcome]}</small>` : ''}`
            : 'nobody answered in time',
          picture.status === 'ANSWERED' ? foreign(picture.answeredByName ?? 'an operator') : '',
          instant(picture.endedAt),
        ]),
      )
    : ''
}
</div>`,
    }
  },
}

/** Returns the outcome of the last answer. */
function noticeFor({ query }: Visit, answered: Challenge[]): Html {
  const sent = answered.find(({ challengeId }) => challengeId === query.sent)
  const text = sent
    ? `Your answer was passed on to the court. ${sent.outcome ? OUTCOMES[sent.outcome] : 'It has not said yet whether it takes it.'}`
    : NOTICES[query.notice ?? '']
  return text ? html`<div class="notice" role="status">${text}</div>` : html``
}

function reading(visit: Visit, picture: Challenge): Html {
  const { contentType, base64 } = picture.picture ?? { contentType: '', base64: '' }
  return html`<div class="text">
<div class="picture"><img src="data:${contentType};base64,${base64}" alt="Letters that the court asks a person to read"></div>
${facts([
  [
    'Answer until',
    html`<span id="deadline" data-poll="It has ended, or somebody else reads it now.">${until(picture)}</span>`,
  ],
  ['Court', picture.courtType],
  ['Case', caseOf(picture)],
  ['Order', orderOf(picture)],
  ['For', accountOf(picture)],
  ['Workflow', html`<a href="${picture.workflowUrl}">in Temporal</a>`],
])}
${formTo(visit, `/captchas/${picture.challengeId}/answer`, html`<label class="field"><span>What do you read?</span><input name="answer" maxlength="50" autocomplete="off" autocapitalize="off" spellcheck="false" autofocus required></label><button class="strong">Send</button>`)}
</div>`
}

/** Returns the expiry and the time left. */
function until({ expiresAt }: Challenge): Html {
  if (expiresAt === null) return html`–`
  return html`${instant(expiresAt)}<br><small>${lasting(expiresAt - Date.now())} left</small>`
}

function caseOf({ order }: Challenge): Html {
  const { courtType: _, ...numbers } = order?.caseIdentifier ?? {}
  return foreign(numberToCopy(numbers) ?? 'unknown')
}

function accountOf({ order }: Challenge): Html {
  return order ? foreign(order.accountName) : html`deleted`
}

function orderOf({ order }: Challenge): string {
  return order ? `number ${order.number} of ${order.orderDate}` : 'deleted'
}

/** `POST /console/captchas/next`: claims the oldest captcha. */
export const nextCaptcha: Page = {
  method: 'POST',
  path: '/captchas/next',
  audience: 'operator',
  async serve(visit) {
    await claimNext(visit)
    return { goTo: address('/captchas') }
  },
}

/** `POST /console/captchas/{id}/take-over`: takes over a captcha that another operator has claimed. */
export const takeOverCaptcha: Page = {
  method: 'POST',
  path: '/captchas/:id/take-over',
  audience: 'operator',
  async serve({ ask, params: { id = '' } }) {
    await ask(claimChallenge, { params: { id }, body: { takeOver: true } })
    return { goTo: address('/captchas') }
  },
}

/** `POST /console/captchas/{id}/answer`: submits an answer. The next captcha follows. */
export const answerCaptcha: Page = {
  method: 'POST',
  path: '/captchas/:id/answer',
  audience: 'operator',
  async serve(visit) {
    const { id = '' } = visit.params
    const notice = await answer(visit, id).then(() => undefined, noticeOf)
    await claimNext(visit)
    return { goTo: address('/captchas', notice ? { notice } : { sent: id }) }
  },
}

async function answer({ ask, form }: Visit, id: string): Promise<void> {
  await ask(claimChallenge, { params: { id } })
  await ask(answerChallenge, { params: { id }, body: { answer: form.answer ?? '' } })
}

/** @throws any error that is not about the captcha */
function noticeOf(error: unknown): string {
  const code = error instanceof Refusal ? error.entry.code : undefined
  if (code === ERRORS.CHALLENGE_CLOSED.code) return 'closed'
  if (code === ERRORS.CLAIMED.code) return 'claimed'
  throw error
}

/** Claims the oldest unclaimed captcha, if there is one and this operator has none. */
async function claimNext(visit: Visit): Promise<void> {
  const { challenges } = await visit.ask(listChallenges, { query: { status: 'OPEN' } })
  if (challenges.some(({ claim }) => claim && !isOthers(visit, claim))) return
  for (const { challengeId } of challenges.filter(({ claim }) => claim === null))
    try {
      await visit.ask(claimChallenge, { params: { id: challengeId } })
      return
    } catch (error) {
      if (noticeOf(error) !== 'claimed') return
    }
}
