/**
 * How a word sounds when an Indian name is written in Latin letters: long and short vowels, aspirates, `w` and `v`,
 * `ph` and `f`, `sh` and `s`, `ksh` and `x`, doubled letters and the many ways to write `ai`, `au` and `y` fall
 * together. `laksmi`, `laxmi` and `lakshmee` have one sound; `mohan` and `rohan` do not.
 */
export function soundOf(word: string): string {
  let sound = word
  for (const [pattern, replacement] of FOLDS) sound = sound.replace(pattern, replacement)
  return sound
}

/**
 * The sound without the short `a` that Hindi drops inside a word and southern spelling keeps (`ganpati`, `ganapati`).
 * The first and the last letter stay: `kamal` and `kamala` are two names.
 */
export function sparseSound(sound: string): string {
  return sound.slice(0, 1) + sound.slice(1, -1).replaceAll('a', '') + sound.slice(-1)
}

/**
 * Only the consonants, `c`, `k`, `ch` and `q` alike: what is left when a foreign word is written by ear (`chemtech`,
 * `kemtek`).
 */
export function consonantsOf(sound: string): string {
  return sound
    .replace(/[Ck]+/g, 'k')
    .replace(/[aeiou]/g, '')
    .replace(/x/g, 'ks')
    .replace(/(.)\1+/g, '$1')
}

/** Each rule in turn; `C` stands for the sound of `ch`. */
const FOLDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^x(?=[aeiouy])/, 'z'],
  [/ck/g, 'k'],
  [/tech$/, 'tek'],
  [/que(?=s?$)/, 'k'],
  [/ight|(?<=^(?:n|l|br|wh|r))[iy]te(?=[bdfgjklprvwz]|$)/, 'ait'],
  [/^(?:kl|cl)ea?n/, 'klin'],
  [/deo/g, 'dev'],
  [/ey(?=[^aeiou]|$)/g, 'e'],
  [/ch(?=[rl])/g, 'k'],
  [/^hr/, 'r'],
  [/^ps/, 's'],
  [/^geor/, 'jor'],
  [/^dny/, 'gy'],
  [/rge(?=s?$)/, 'rj'],
  [/qu(?=[aeiou])/g, 'kv'],
  [/ph/g, 'f'],
  [/t?ch+/g, 'C'],
  [/ksh?/g, 'x'],
  [/([bcdgjklmnrstC])h+/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/z/g, 'j'],
  [/ow(?=[^aeiou]|$)/g, 'au'],
  [/w/g, 'v'],
  [/jn/g, 'gy'],
  [/ou/g, 'au'],
  [/ee+/g, 'i'],
  [/oo+/g, 'u'],
  [/y/g, 'i'],
  [/ei/g, 'ai'],
  [/(?<=[bcdfgjklmnpstvC])ru(?=[bcdfgjklmnpstvC])/g, 'ri'],
  [/n(?=[bp])/g, 'm'],
  [/i[i]+/g, 'i'],
  [/iaa*/g, 'ia'],
  [/(.)\1+/g, '$1'],
]

/**
 * The sound of a given or family name, whose spelling is freer than a firm's: `Vijay`, `Bijay`; `Mahendra`, `Mohinder` but for the first
 * vowel; `Zubair`, `Zuber`.
 */
export function personalSound(word: string): string {
  return soundOf(
    word
      .replace(OF_ISHWAR, 'i')
      .replace(/[vw]/g, 'b')
      .replace(/[ei]nd(?:ra|er|ar|ur|ro)$/, 'indr')
      .replace(/^e(?=[^aeiouvw])/, 'i')
      .replace(/[ae][iy](?=[^aeiou])/g, 'e'),
  )
}

/** `Aishwarya`, `Iswarya`; `Eswaran`, `Easwaran`, `Ishwaran`: one beginning of many names. */
const OF_ISHWAR = /^(?:ai|ea|e)(?=sh?[vw]ar)/

/** In a shorter name another vowel is another name, and so is a last one in all but a long name. */
const FREE_VOWELS = 6
const FREE_END = 9

/**
 * The sound of a personal name with what regions write at will: `o` for `a` in the east (`Karmokar`), and the last `u`, `an` or `a` behind `r` of a long
 * name in the south (`Thangavelu`, `Rajagopalan`). A short name keeps both.
 */
export function freeSound(name: string): string {
  const stem = name.length > FREE_END ? name.replace(/(?:an|u|(?<=r)a)$/, '') : name
  const sound = personalSound(stem)
  return name.length < FREE_VOWELS ? sound : sound.slice(0, 1) + sound.slice(1).replaceAll('o', 'a')
}

/**
 * A long personal name as the South speaks it, which writes what it hears: `d` or `t`, `g` or `k` inside, `zh` or `l`, `ch` or `s` at the
 * beginning (`Natarajan`, `Nadarajan`; `Kuzhanthaivel`, `Kulandaivel`). Undefined for a shorter one, where another letter is another name.
 */
export function southernSound(name: string): string | undefined {
  if (name.length < SOUTHERN_LENGTH) return undefined
  const sound = soundOf(name.replace(/zh/g, 'l'))
  return sound.slice(0, 1).replace('C', 's') + sound.slice(1).replaceAll('d', 't').replaceAll('g', 'k')
}

const SOUTHERN_LENGTH = 7

/**
 * A personal name without the `a` that is spoken or not between consonants behind the first syllable (`Kamla`, `Kamala`). Short names
 * keep theirs.
 */
export function withoutInnerA(name: string): string {
  return name.length < INNER_LENGTH ? name : name.replace(INNER_A, '')
}

const INNER_LENGTH = 5
const INNER_A = /(?<=[aeiou][^aeiou]+)a(?=[^aeiou]+[aeiou])/g

/**
 * The sound as several regions speak it: `b` for `v` and `j` for `y` in Bengal, `zh` for `l` in Tamil, and the many ways to write the
 * first sound of `gyan`.
 */
export function regionalSound(word: string): string {
  return soundOf(
    word
      .replace(OF_ISHWAR, 'i')
      .replace(/zh/g, 'l')
      .replace(/[vw]/g, 'b')
      .replace(/^y/, 'j')
      .replace(/^(?:gn|dny|jny|jn)(?=[aeiou])/, 'gy'),
  )
}
