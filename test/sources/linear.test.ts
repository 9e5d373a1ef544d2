import { globSync, readFileSync } from 'node:fs'
import test from 'ava'
import ts from 'typescript'
import { itemsIn } from '../../domain/summaries/brief/order-items.ts'
import { extractDates } from '../../domain/summaries/extract-dates.ts'
import { extractQuantities } from '../../domain/summaries/extract-quantities.ts'
import { operativeSentences } from '../../domain/summaries/grounding/operative.ts'
import { quotation } from '../../domain/summaries/grounding/quotation.ts'
import { wordsOf } from '../../domain/summaries/plain-text.ts'
import { isPromptInjection } from '../../domain/summaries/prompt-injection.ts'
import { sentencesOf } from '../../domain/summaries/sentences.ts'
import { readLabels } from '../../sources/court-sites/html.ts'
import { readText } from '../../sources/readings.ts'
import { maskContacts } from '../../sources/redact-contacts.ts'

/*
 * What sources send is read on the worker's one thread: an expression that takes four times as long for twice the text lets one odd answer
 * stop everything, again and again, as the work is repeated by the next worker. Times are compared with each other only.
 */

/** What a long run in a text may consist of. */
const RUNS = [
  ...[
    'a',
    'A',
    '0',
    '9',
    ' ',
    '\n',
    '\t',
    '.',
    '!',
    '-',
    '+',
    '@',
    '(',
    ')',
    '[',
    '"',
    "'",
    '/',
    '\\',
    '<',
    '>',
    '`',
    '=',
    '_',
    ';',
  ],
  ...[
    'क',
    '।',
    ':',
    '%',
    '₹',
    '{',
    '}',
    '&',
    '1 ',
    '1,',
    'a ',
    'a.',
    '. ',
    '- ',
    '-- ',
    ' - ',
    'a@',
    'a@b.',
    '&#64;',
    ' [at] ',
    '[dot]',
  ],
  ...[
    '91',
    '1.1',
    '1/',
    '1-1-',
    'A.',
    'No.',
    ' No',
    'filed on ',
    'Rs.',
    'Rs ',
    'no ',
    'ordered ',
    'January ',
    '1st ',
    'of the ',
    'and ',
  ],
  ...['section ', 'page ', '<br', '```', 'Advocate', 'the system ', 'one hundred '],
]
/** What makes an expression that has taken a run give it back. */
const ENDS = ['', '!', 'x', ' \0']

/** Where the time is measured: short enough for what is quadratic to end, long enough to tell it. */
const LETTERS = 2_000
const GROWTH = 8
/** Eight times the text takes eight times as long, or sixty-four times; a busy machine blurs that, but not so far. */
const MAX_TIMES_AS_LONG = 24
/** What is over in that is too short to compare, and does no harm at such a length. */
const NOTHING_MS = 4

function isLinear(read: (text: string) => unknown, run: string, end: string): boolean {
  const text = (letters: number) => run.repeat(Math.ceil(letters / run.length)) + end
  const long = text(LETTERS * GROWTH)
  if (fastest(() => read(long), 1) < NOTHING_MS) return true
  const short = Math.max(
    fastest(() => read(text(LETTERS)), 5),
    NOTHING_MS / GROWTH,
  )
  return fastest(() => read(long), 3) / short <= MAX_TIMES_AS_LONG
}

function fastest(run: () => unknown, times: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let time = 0; time < times; time++) {
    // Time of the processor, of which a busy machine takes none away.
    const from = process.cpuUsage()
    run()
    best = Math.min(best, process.cpuUsage(from).user / 1000)
  }
  return best
}

/** What is slow is slow each time; a machine that was busy for a moment is not. */
const MEASUREMENTS = 5

/** A run that is slow to read, of those there are. */
function slowRun(read: (text: string) => unknown): string | undefined {
  const isSlow = (run: string, end: string) =>
    Array.from({ length: MEASUREMENTS }).every(() => !isLinear(read, run, end))
  for (const run of RUNS) for (const end of ENDS) if (isSlow(run, end)) return JSON.stringify(`${run}…${end}`)
  return undefined
}

/** Every regular expression that is written in the files which read what sources send. */
function expressions(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of [...globSync('sources/**/*.ts'), ...globSync('domain/summaries/**/*.ts')]) {
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) found.set(node.text, file)
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  }
  return found
}

test('every regular expression that reads what sources send takes time in proportion to the text', (t) => {
  const all = [...expressions()]
  t.true(all.length > 100)
  const slow = all.flatMap(([literal, file]) => {
    const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(literal) ?? []
    const everywhere = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
    const run = slowRun((text) => text.replace(everywhere, ''))
    return run === undefined ? [] : [`${file} ${literal}: ${run}`]
  })
  t.deepEqual(slow, [])
})

for (const [name, read] of Object.entries({
  datesIn: extractDates,
  isMachineTalk: isPromptInjection,
  maskContacts,
  itemsIn: (text: string) => itemsIn([{ page: 1, text, voice: 'COURT' }], '2024-06-05'),
  operativeSentences: (text: string) => operativeSentences([{ page: 1, text, voice: 'COURT' }]),
  quotation: (text: string) => quotation({ page: 1, text, voice: 'PARTY' }),
  quantitiesIn: extractQuantities,
  readLabels: (text: string) => readLabels(text, ['Filing Number', 'a']),
  readText,
  sentencesOf,
  wordsOf,
}))
  test(`${name} takes time in proportion to the text`, (t) => {
    t.is(slowRun(read), undefined)
  })
