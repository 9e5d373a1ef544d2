import { statSync } from 'node:fs'
import test from 'ava'
import { load } from 'cheerio'
import fc from 'fast-check'
import { foreign, html } from '../../console/html.ts'

test('any text in a page is parsed back as the same text, without an element or an attribute', async (t) => {
  const property = fc.asyncProperty(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('<', '">', "'", '&lt;'),
    async (text, sign) => {
      const hostile = `${sign}script src=//x onload=y>${text}`
      const page = load(String(await html`<p title="${hostile}">${hostile}</p><i>${foreign(hostile)}</i>`), null, false)
      return (
        page('p').text() === hostile.replaceAll('\r', '\n') &&
        page('p').attr('title') === hostile.replaceAll('\r', '\n') &&
        page('*').length === 3 + page('bdi').children().length &&
        page('bdi').children().length === 0
      )
    },
  )
  await t.notThrowsAsync(fc.assert(property))
})

test('a name cannot reverse the text after it', async (t) => {
  t.is(String(await foreign('\u202eevil\u0000')), '<bdi>evil</bdi>')
})

test('the styles weigh 16 KB at most, the script 6', (t) => {
  const weigh = (name: string) => statSync(new URL(`../../console/assets/${name}`, import.meta.url)).size
  t.true(weigh('console.css') <= 16_000)
  t.true(weigh('console.js') <= 6_000)
})
