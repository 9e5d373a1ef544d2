import { glob, readFile } from 'node:fs/promises'
import test from 'ava'
import { ERRORS } from '../../api/errors/catalogue.ts'
import { ENDPOINTS } from '../../api/routes.ts'
import { answerToNoId, titleOfNoId } from '../support/refusals.ts'

/**
 * Every answer an endpoint declares has a test whose title begins with it; what all endpoints share is tested for all,
 * by generated titles.
 */
test('each status and code of each endpoint is in the title of a test', async (t) => {
  const titles = ENDPOINTS.flatMap((endpoint) => {
    const answer = answerToNoId(endpoint)
    return answer ? [titleOfNoId(endpoint, answer)] : []
  })
  for await (const file of glob('test/api/**/*.test.ts'))
    for (const [, title] of (await readFile(file, 'utf8')).matchAll(/^\s*test(?:\.serial)?\(\s*['"`](.+?)['"`],/gm))
      titles.push(title ?? '')

  const missing = ENDPOINTS.flatMap(({ method, path, replies, errors }) => {
    const own = [...Object.keys(replies), ...errors.map((name) => `${ERRORS[name].status} ${ERRORS[name].code}`)]
    return own
      .map((answer) => `${method} ${path}: ${answer}`)
      .filter((start) => !titles.some((title) => title.startsWith(`${start} `)))
  })
  t.deepEqual(missing, [])
})
