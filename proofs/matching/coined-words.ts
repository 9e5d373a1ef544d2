/** Draws one of several, the same ones in the same order for a seed. */
export type Draw = <T>(from: readonly T[]) => T

/** A linear congruential generator with the constants of Numerical Recipes: good enough to shuffle syllables. */
export function drawer(seed: number): Draw {
  let state = seed >>> 0
  return (from) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const one = from[Math.floor((state / 2 ** 32) * from.length)]
    if (one === undefined) throw new RangeError('Nothing to draw from.')
    return one
  }
}

/** A word that is none, as a name begins with it; `ends` are its last syllables. */
export function coined(draw: Draw, ends: readonly string[]): string {
  const word = draw(STARTS) + draw(MIDDLES) + draw(MIDDLES) + draw(ends)
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

const STARTS = [
  'va',
  'ka',
  'su',
  'pra',
  'ra',
  'me',
  'nir',
  'cha',
  'tri',
  'go',
  'bha',
  'in',
  'dha',
  'la',
  'ji',
  'ta',
  'sha',
  'mo',
]
const MIDDLES = ['ru', 'ni', 'ma', 'ta', 'le', 'va', 'sha', 'dhi', 'ra', 'ka', 'mo', 'na', 'gi', 'pa', 'li', 'bha']
