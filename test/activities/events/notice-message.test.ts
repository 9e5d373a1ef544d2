import test from 'ava'
import { chatBody } from '../../../activities/events/notice-message.ts'
import { collectedUntil } from '../../../domain/events/notice.ts'

const CONTENT = {
  subject: '1 case has changed',
  items: [{ title: 'CS/1/2024', details: ['[A](https://x.example) & <!channel> v. @here'] }],
  more: 2,
  link: { label: 'Open', url: 'https://court.example/console' },
}

test('Slack gets text in which court text is neither a link nor a mention', (t) => {
  t.deepEqual(chatBody('https://hooks.slack.com/services/T0/B0/x', CONTENT), {
    text: '1 case has changed\n• CS/1/2024 · A (https://x.example) &amp; !channel v. at here\n• and 2 more\nhttps://court.example/console',
    unfurl_links: false,
    unfurl_media: false,
  })
})

test('Microsoft Teams gets an Adaptive Card, by any of its hosts', (t) => {
  for (const host of ['a.webhook.office.com', 'prod-1.in.logic.azure.com', 'b.c.environment.api.powerplatform.com']) {
    const { type, attachments } = chatBody(`https://${host}/x`, CONTENT) as {
      type: string
      attachments: { contentType: string; content: { type: string; body: { text: string }[] } }[]
    }
    t.is(type, 'message')
    t.is(attachments[0]?.contentType, 'application/vnd.microsoft.card.adaptive')
    const lines = attachments[0]?.content.body.map(({ text }) => text)
    t.deepEqual(lines, ['1 case has changed', 'CS/1/2024 · A (https://x.example) & !channel v. at here', 'and 2 more'])
  }
})

test('notices of candidates and changes after 22:00 are sent at 7:00 in India, a digest is sent at once', (t) => {
  const at = (time: string) => Date.parse(`2026-11-28T${time}:00+05:30`)
  t.is(collectedUntil('NEW_CANDIDATES', at('12:00')), at('12:10'))
  t.is(collectedUntil('CHANGED_CASES', at('02:45')), at('07:00'))
  t.is(collectedUntil('CHANGED_CASES', at('21:55')), at('07:00') + 86_400_000)
  t.is(collectedUntil('ENDED_SEARCHES', at('02:45')), at('02:55'))
  t.is(collectedUntil('HEARING_DIGEST', at('23:00')), at('23:00'))
})
