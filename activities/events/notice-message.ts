import { html } from 'hono/html'
import { oneLine } from '../../domain/hearings/one-line.ts'

/** The content of a notice, for every channel. Titles and details may quote courts: `outside` has cleaned them. */
export interface NoticeContent {
  subject: string
  items: readonly { title: string; details: readonly string[] }[]
  /** The number of items that are left out. */
  more: number
  /** Where to go on from here. */
  link: { label: string; url: string } | null
}

const MAX_TEXT = 200

/** Cleans text from outside for a notice: one line without control and invisible characters, of a limited length. */
export function outside(text: string): string {
  return oneLine(text, MAX_TEXT) ?? ''
}

/** The links at the end of an e-mail: the page on which to unsubscribe, and what the subscription is called. */
export interface MailFooter {
  why: string
  unsubscribeUrl: string
}

/** Returns the plain text of an e-mail. */
export function plainMail({ subject, items, more, link }: NoticeContent, { why, unsubscribeUrl }: MailFooter): string {
  const blocks = [
    subject,
    ...items.map(({ title, details }) => [title, ...details.map((detail) => `  ${detail}`)].join('\n')),
    ...moreOf(more),
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    `-- \n${why}\nUnsubscribe: ${unsubscribeUrl}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

/** Returns the HTML of an e-mail: one column, without images and scripts, readable on a phone. */
export function htmlMail({ subject, items, more, link }: NoticeContent, { why, unsubscribeUrl }: MailFooter): string {
  return String(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${subject}</title></head>
<body style="margin:0 auto;padding:16px;max-width:36em;font:16px/1.5 sans-serif;overflow-wrap:anywhere">
<h1 style="font-size:20px">${subject}</h1>
${items.map(({ title, details }) => html`<p><strong>${title}</strong>${details.map((detail) => html`<br>${detail}`)}</p>`)}
${moreOf(more).map((line) => html`<p>${line}</p>`)}
${link ? html`<p><a href="${link.url}" style="display:inline-block;padding:12px 0">${link.label}</a></p>` : ''}
<hr><p style="font-size:14px">${why} <a href="${unsubscribeUrl}">Unsubscribe</a></p>
</body>
</html>
`)
}

/** The hosts of Microsoft Teams: its older connectors, and the two of its workflows. */
const TEAMS_HOST = /\.(?:webhook\.office\.com|logic\.azure\.com|api\.powerplatform\.com)$/

/**
 * Returns the body of a message to the incoming webhook of a chat program: an Adaptive Card for Microsoft Teams, for
 * all others the text that Slack, Mattermost and Google Chat accept.
 */
export function chatBody(url: string, content: NoticeContent): object {
  const lines = chatLines(content)
  if (TEAMS_HOST.test(new URL(url).hostname)) return teamsMessage(lines, content.link)
  const link = content.link ? [content.link.url] : []
  const text = [...lines.map(({ text, isTitle }) => (isTitle ? text : `• ${text}`)), ...link].map(forSlack).join('\n')
  return { text, unfurl_links: false, unfurl_media: false }
}

interface ChatLine {
  text: string
  isTitle: boolean
}

function chatLines({ subject, items, more }: NoticeContent): ChatLine[] {
  const details = [...items.map(({ title, details }) => [title, ...details].join(' · ')), ...moreOf(more)]
  return [{ text: subject, isTitle: true }, ...details.map((text) => ({ text, isTitle: false }))].map((line) => ({
    ...line,
    text: withoutMarkup(line.text),
  }))
}

function teamsMessage(lines: ChatLine[], link: NoticeContent['link']): object {
  const body = lines.map(({ text, isTitle }) => ({
    type: 'TextBlock',
    text,
    wrap: true,
    ...(isTitle ? { weight: 'Bolder', size: 'Medium' } : { spacing: 'Small' }),
  }))
  const actions = link ? { actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.url }] } : {}
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body,
    ...actions,
  }
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content }],
  }
}

/** Removes what chat programs read as links, mentions or emphasis. */
function withoutMarkup(text: string): string {
  return text
    .replaceAll(/[[\]<>|*_~`#]+/g, ' ')
    .replaceAll('@', ' at ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** Slack requires these three to be escaped, and nothing else. */
function forSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function moreOf(more: number): string[] {
  return more > 0 ? [`and ${more} more`] : []
}
