import { ERRORS } from '../../../api/errors/catalogue.ts'
import { Refusal } from '../../../api/errors/refusal.ts'
import { answerChallenge } from '../../../api/orders/answer-challenge.ts'
import { listChallenges } from '../../../api/orders/list-challenges.ts'
import { foreign, html } from '../../html.ts'
import { address, type Page } from '../../page.ts'
import { formTo } from '../../parts/form.ts'
import { facts, nothing, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

const ENDED = '10'
const NOTICES: Record<string, string> = {
  sent: 'Your answer was passed on to the court. If it was wrong, a new picture comes into this list.',
  closed: 'Nobody waits for that picture any more.',
}

/** `GET /console/pictures`: verification pictures of courts. A person reads them, one after the other. */
export const pictures: Page = {
  method: 'GET',
  path: '/pictures',
  audience: 'operator',
  async serve(visit) {
    const [{ challenges: open }, { challenges: answered }, { challenges: expired }] = await Promise.all([
      visit.ask(listChallenges, { query: { status: 'OPEN' } }),
      visit.ask(listChallenges, { query: { status: 'ANSWERED', limit: ENDED } }),
      visit.ask(listChallenges, { query: { status: 'EXPIRED', limit: ENDED } }),
    ])
    const [first, ...others] = open
    const ended = [...answered, ...expired].toSorted((one, other) => (other.endedAt ?? 0) - (one.endedAt ?? 0))
    const notice = NOTICES[visit.query.notice ?? '']
    return {
      title: 'Pictures',
      body: html`${notice ? html`<div class="notice" role="status">${notice}</div>` : ''}
<h1>Pictures</h1>
${
  first?.picture
    ? html`<div class="text">
<div class="picture"><img src="data:${first.picture.contentType};base64,${first.picture.base64}" alt="Letters that the court asks a person to read"></div>
${facts([
  ['Answer until', instant(first.expiresAt)],
  ['Court', first.courtType],
  ['Order', first.order ? `number ${first.order.number} of ${first.order.orderDate}` : 'deleted'],
  ['Account ID', first.order?.accountId],
  ['Workflow', html`<a href="${first.workflowUrl}">in Temporal</a>`],
])}
${formTo(visit, `/pictures/${first.challengeId}/answer`, html`<label class="field"><span>What do you read?</span><input name="answer" maxlength="50" autocomplete="off" autocapitalize="off" spellcheck="false" autofocus required></label><button class="strong">Send</button>`)}
</div>
${others.length > 0 ? html`<p>${others.length} more wait.</p>` : ''}`
    : nothing('No court asks.')
}
${
  ended.length > 0
    ? tableOf(
        'The last ones',
        ['Court', 'Picture', 'Order', 'What became of it', 'Who', 'When'],
        ended.map((picture) => [
          picture.courtType,
          html`<a href="${picture.workflowUrl}">${picture.challengeId.slice(-6)}</a>`,
          picture.order ? `number ${picture.order.number} of ${picture.order.orderDate}` : 'deleted',
          picture.status === 'ANSWERED' ? 'answered' : 'nobody answered in time',
          picture.status === 'ANSWERED' ? foreign(picture.answeredByName ?? 'an operator') : '',
          instant(picture.endedAt),
        ]),
      )
    : ''
}`,
    }
  },
}

/** `POST /console/pictures/{id}/answer`: what a person has read. The next picture follows. */
export const answerPicture: Page = {
  method: 'POST',
  path: '/pictures/:id/answer',
  audience: 'operator',
  async serve({ ask, params: { id = '' }, form: { answer = '' } }) {
    try {
      await ask(answerChallenge, { params: { id }, body: { answer } })
      return { goTo: address('/pictures', { notice: 'sent' }) }
    } catch (error) {
      if (error instanceof Refusal && error.entry.code === ERRORS.CHALLENGE_CLOSED.code)
        return { goTo: address('/pictures', { notice: 'closed' }) }
      throw error
    }
  },
}
