import test from 'ava'
import { oneLine } from '../../../domain/hearings/one-line.ts'

const INDIAN = ['कुर्\u200dहाडे', 'രാജന്\u200d', 'সূর\u200cজ', 'ದರ್\u200cಯಾ']

test('a joiner that shapes a letter of an Indian script stays, and one in Latin text goes', (t) => {
  for (const name of INDIAN) t.is(oneLine(`${name} v. STATE`, 100), `${name} v. STATE`)
  t.is(oneLine('Me\u200dgh\u200cdoot', 100), 'Meghdoot')
  t.is(oneLine('राव\u200d ', 100), 'राव')
})

test('an invisible character is removed without a blank', (t) => {
  t.is(oneLine('Reli\u00adance Ind\u200bus\u2060tries\u200e', 100), 'Reliance Industries')
  t.is(oneLine('\u202aMeghdoot Mills\u202c\ufeff', 100), 'Meghdoot Mills')
  t.is(oneLine('\u00ad\u200b', 100), null)
})

test('an emoji of several parts stays whole', (t) => {
  t.is(oneLine('\u{1f468}\u200d\u2696\ufe0f listed', 100), '\u{1f468}\u200d\u2696\ufe0f listed')
})

test('control characters and line ends become one blank', (t) => {
  t.is(oneLine(' a\u0000\r\n\u2028b ', 100), 'a b')
  t.is(oneLine('abc def', 4), 'abc')
  t.is(oneLine(12, 4), null)
})
