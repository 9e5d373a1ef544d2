import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import test from 'ava'
import { ERRORS } from '../api/errors/catalogue.ts'
import { openapiDocument } from '../api/reference/openapi-document.ts'
import { generatedFiles } from '../scripts/generate-docs.ts'

/** Words of an earlier, private vocabulary, each with what to write instead. */
const WORDS: [word: string, instead: string][] = [
  ['mend', 'fix'],
  ['anew', 'again'],
  ['told', 'says, sends, shows'],
  ['wished', 'requested'],
  ['cannot be had', 'cannot be downloaded'],
  ['there is no such', 'no … with this ID exists'],
  ['in place of', 'instead of'],
  ['when left out', 'the default is'],
  ['shown this once', 'shown only once'],
]

const texts = new Map<string, string>(await generatedFiles())
// Examples quote courts.
const withoutExamples = JSON.stringify(openapiDocument(), (name, value) => (name === 'example' ? undefined : value))
texts.set('the OpenAPI document', withoutExamples)
texts.set('the error catalogue', JSON.stringify(ERRORS))

for (const [word, instead] of WORDS)
  test(`error pages, settings and the API reference do not use “${word}”; write “${instead}”`, (t) => {
    const users = [...texts].filter(([, text]) => new RegExp(`\\b${word}\\b`, 'i').test(text)).map(([name]) => name)
    t.deepEqual(users, [])
  })

/**
 * Words of an earlier, private dialect in comments and titles of tests, with what to write instead and how many are left. Some hits are plain
 * English in their place. A budget may only fall: lower it when you rewrite some.
 */
const DIALECT: [word: RegExp, instead: string, budget: number][] = [
  [/^(?:Who|Whoever|What|Whatever|Whose|Of|From) [a-z`]+ /, 'the subject first', 404],
  [/\banew\b/i, 'again', 12],
  [/\bbeside\b/i, 'next to, in addition to', 65],
  [/\bbut for\b/i, 'except', 14],
  [/\bfor ever\b/i, 'forever, permanently', 2],
  [/\bwhoever\b/i, 'the client, the operator, the worker', 25],
  [/\b(?:he|his|him)\b/, 'they', 6],
  [/\b(?:tells?|told|telling)\b/i, 'report, notify, show', 127],
  [/\b(?:nobody|somebody)\b/i, 'no client, another operator', 94],
  [/\bthings?\b/i, 'record, resource, or the noun', 30],
  [/\b(?:looks?|looked|looking)\b/i, 'poll, check, read', 197],
  [/\b(?:its|their|in) turns?\b|\btakes? turns?\b/i, 'permit, order, round-robin', 4],
  [/\bplaces?\b/i, 'slot, position, court, town', 126],
  [/\bpictures?\b/i, 'captcha, image', 32],
  [/\bnights?\b/i, 'nightly run', 21],
  [/\brounds?\b/i, 'batch, pass', 28],
  [/\bportions?\b/i, 'part, batch', 3],
  [/\bso (?:many|much|long|few)\b/i, 'this many, or the number', 43],
  [/\bin place of\b/i, 'instead of', 16],
  [/\bmeanwhile\b/i, 'in the meantime', 14],
]

const sources = execFileSync('git', ['ls-files', '*.ts'], { encoding: 'utf8' }).split('\n').filter(existsSync)
const sentences = sources.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  const titles = file.endsWith('.test.ts') ? [...text.matchAll(/^\s*test(?:\.\w+)*\(\s*(['"`])(.*?)\1/gms)] : []
  return [...commentsIn(text), ...titles.map(([, , title = '']) => title)]
})

for (const [word, instead, budget] of DIALECT)
  test(`comments and titles have no more than ${budget} of ${word}; write “${instead}”`, (t) => {
    const found = sentences.filter((sentence) => word.test(sentence)).length
    t.true(found <= budget, `${found} of at most ${budget}`)
  })

function commentsIn(text: string): string[] {
  return [...text.matchAll(/\/\*\*?([\s\S]*?)\*\/|(?<![:'"`\w])\/\/ (.*)$/gm)].map(([, block, line = '']) =>
    (block ?? line).replaceAll(/\s*\n\s*\*? ?/g, ' ').trim(),
  )
}
