import test from 'ava'
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

for (const [word, instead] of WORDS)
  test(`error pages, settings and the API reference do not use “${word}”; write “${instead}”`, (t) => {
    const users = [...texts].filter(([, text]) => new RegExp(`\\b${word}\\b`, 'i').test(text)).map(([name]) => name)
    t.deepEqual(users, [])
  })
