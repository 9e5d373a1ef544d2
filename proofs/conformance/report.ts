import { styleText } from 'node:util'
import type { Exchange } from './call.ts'
import type { Outcome } from './title.ts'

/** A failure shows its last requests, each with the first lines of its answer. */
const MOST_EXCHANGES = 3
const MOST_CHARACTERS = 600

const SIGNS = {
  passed: styleText('green', '✔'),
  failed: styleText('red', '✘'),
  'not checked': styleText('yellow', '–'),
}

/** All titles by chapter, failures with their requests and answers, and a table of the chapters. */
export function reportOf(outcomes: Outcome[]): string {
  const chapters = [...Map.groupBy(outcomes, ({ chapter }) => chapter)]
  const titles = chapters.map(([name, ofChapter]) => [`\n${name}`, ...ofChapter.flatMap(linesOf)].join('\n'))
  const rows = chapters.map(([name, ofChapter]) => row(name, ofChapter))
  const head = `${'Chapter'.padEnd(NAME_WIDTH)}${[...COLUMNS, 'titles'].map((name) => name.padStart(COLUMN_WIDTH)).join('')}`
  return [...titles, '', head, ...rows, row('All', outcomes)].join('\n')
}

const COLUMNS = ['passed', 'failed', 'not checked'] as const
const NAME_WIDTH = 28
const COLUMN_WIDTH = 13

function row(name: string, outcomes: Outcome[]): string {
  const counts = COLUMNS.map((result) => outcomes.filter((outcome) => outcome.result === result).length)
  return `${name.padEnd(NAME_WIDTH)}${[...counts, outcomes.length].map((count) => String(count).padStart(COLUMN_WIDTH)).join('')}`
}

function linesOf({ result, rule, reason, exchanges }: Outcome): string[] {
  const line = `  ${SIGNS[result]} ${rule}`
  if (result === 'passed') return [line]
  if (result === 'not checked') return [`${line} (not checked: ${reason})`]
  const reasons = (reason ?? '').split('\n').filter((part) => part !== '')
  return [line, ...reasons.map((part) => `      ${part}`), ...exchanges.slice(-MOST_EXCHANGES).flatMap(conversationOf)]
}

function conversationOf({ sent, received }: Exchange): string[] {
  return [`      > ${shorten(sent)}`, `      < ${shorten(received)}`]
}

function shorten(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}… (${text.length} characters)` : text
}
