import { createHash } from 'node:crypto'
import test from 'ava'
import { zodResponseFormat } from 'openai/helpers/zod'
import { CASE_PROMPT } from '../../../sources/model/prompts/case.ts'
import { NAMES_PROMPT } from '../../../sources/model/prompts/names.ts'
import { ORDER_PROMPT } from '../../../sources/model/prompts/order.ts'
import { versionOf } from '../../../sources/model/prompts/prompt.ts'
import { DATA_ONLY } from '../../../sources/model/prompts/rules.ts'

/** Every version of a prompt that was ever in use, with the hash of what it said. Lines are only added. */
const VERSIONS: Readonly<Record<string, string>> = {
  'order-summary-1': '0924cbd23c1310e2d8ce4255beb0ce06b6a38dcb392959a3feb23087f3c692e5',
  'order-parts-1': 'c15f3e7c67614425ebd4a10860b343fa28f2eec71d6cc4d84105c0bc1126def9',
  'case-summary-1': '03f1ab0b0404e7ec65f0d32974e5ac8bc949c6083311011e80523d0953fdd11a',
  'order-summary-2': 'e2097c7a7350c667b86ac279ee18fdf8ddc062808fdcc8473983d68098a6f4d0',
  'order-parts-2': 'ceab5388c130f25aeb11e6e8e4d796ca6d52bf8f5ed352da86f638f033f15fa9',
  'case-summary-2': '50d9195ec0bf794b81824b6f7dc5be360fbed3edfcd70609318c181aff1bf658',
  'order-summary-3': 'f7f62b69730bb95f21874f655410c93d9684ca993933ccc838ed157104411753',
  'case-summary-3': '98735d0dab8ac89f0e531be1184ab59fbff0b0ecd02f2c1a9f95452b37b821b5',
  'name-variations-1': '30278842afa01b3abd4fce2b905e41c434bf70063362d86098345572ed302a9a',
}

for (const prompt of [ORDER_PROMPT, CASE_PROMPT, NAMES_PROMPT]) {
  const version = versionOf(prompt)

  test(`${version} has the text that belongs to its version; another text needs another version`, (t) => {
    const format = JSON.stringify(zodResponseFormat(prompt.answer, prompt.name))
    t.is(
      createHash('sha256')
        .update(prompt.instructions + format)
        .digest('hex'),
      VERSIONS[version] ?? 'a version without a line',
    )
  })

  test(`${version} says that its input is data`, (t) => {
    t.true(prompt.instructions.includes(DATA_ONLY))
  })

  test(`${version} asks for a shape that strict servers take: every property required, none beside them`, (t) => {
    for (const object of objectsIn(zodResponseFormat(prompt.answer, prompt.name).json_schema.schema)) {
      t.is(object.additionalProperties, false)
      t.deepEqual(object.required, Object.keys(object.properties ?? {}))
    }
  })
}

interface ObjectSchema {
  type?: unknown
  properties?: object
  required?: unknown
  additionalProperties?: unknown
}

function objectsIn(schema: unknown): ObjectSchema[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inner = Object.values(schema).flatMap(objectsIn)
  return 'type' in schema && schema.type === 'object' ? [schema, ...inner] : inner
}
