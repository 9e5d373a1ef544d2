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

/** The letter that a word spells out, or undefined. */
export function spelledLetter(word: string): string | undefined {
  return letters.get(word)
}
