/**
 * English trade words of one consonant as Indian scripts spell them by ear, in the sounds that `soundOf` reads there: by that consonant
 * alone any word would agree. Our own list, from how Devanagari, Bengali, Odia, Gujarati, Gurmukhi, Telugu, Kannada, Tamil and Malayalam
 * write the vowels of English.
 */
const SHORT_BY_EAR = new Map(
  [
    ['tea', 'ti'],
    ['oil', 'oil oel oyal oail ail ael aial aiel oiel oial'],
    ['oils', 'oils oels oyals oails ails aels aials aiels oiels oials'],
    ['ice', 'ais aais'],
    ['air', 'er ear eir aiar eiar air'],
    ['eye', 'ai aai'],
  ].map(([word = '', sounds = '']) => [word, new Set(sounds.split(' '))]),
)

/** Whether a sound, except a silent last `a`, is the English word as a script spells it. */
export function isHeardAs(sound: string, word: string): boolean {
  const sounds = SHORT_BY_EAR.get(word)
  return sounds !== undefined && (sounds.has(sound) || (sound.endsWith('a') && sounds.has(sound.slice(0, -1))))
}
