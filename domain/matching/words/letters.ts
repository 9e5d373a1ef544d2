/**
 * How the letters of initials are spelt out in company names (`Bee Kay`, `Ess Vee`), also as Devanagari spells them.
 */
const LETTER_NAMES = `
  a aye ay, b bee be bi, c cee see si, d dee di, e ee, f ef eff epha, g gee ji, h aitch echa, j jay jey je,
  k kay key kaye ke, l el ell ela, m em emm ema, n en enn ena, o o, p pee pi, q queue kyu, r ar arr ara aar, s es ess esa yes,
  t tee ti, u yu, v vee vi, w doubleyou, x ex eksa, y wye why vai, z zed zee jeda
`

const letters = new Map<string, string>()
for (const line of LETTER_NAMES.split(',')) {
  const [letter = '', ...names] = line.trim().split(/\s+/)
  for (const name of names) letters.set(name, letter)
}

/** As one word spells them together (`Beekay`, `Essjay`): not the short ones, of which any name may be made. */
const SPOKEN = [
  'aye',
  'bee',
  'cee',
  'see',
  'dee',
  'eff',
  'gee',
  'aitch',
  'jay',
  'kay',
  'ell',
  'el',
  'emm',
  'em',
  'enn',
  'en',
  'pee',
].concat(['queue', 'aar', 'arr', 'ar', 'ess', 'yes', 'tee', 'vee', 'doubleyou', 'ex', 'wye', 'zed', 'zee'])
const SPOKEN_WORD = new RegExp(`^(?:${SPOKEN.join('|')}){2,4}$`)
const ONE_SPOKEN = new RegExp(SPOKEN.join('|'), 'g')
/** `Essar` has one long name of a letter, `Emen` none. */
const LONG_ENOUGH = 5

/** The letters that a word of two to four of their names spells out, or undefined. */
export function spelledLetters(word: string): string | undefined {
  if (word.length < LONG_ENOUGH || !SPOKEN_WORD.test(word)) return undefined
  return (word.match(ONE_SPOKEN) ?? []).map(spelledLetter).join('')
}

/** The letter that a word spells out, or undefined. */
export function spelledLetter(word: string): string | undefined {
  return letters.get(word)
}
