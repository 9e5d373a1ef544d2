import { lettersOf } from './spelling.ts'

/**
 * How a word sounds when an Indian name is written in Latin letters: long and short vowels, aspirates, `w` and `v`,
 * `ph` and `f`, `sh` and `s`, `ksh` and `x`, doubled letters and the many ways to write `ai`, `au` and `y` fall
 * together. `laksmi`, `laxmi` and `lakshmee` have one sound; `mohan` and `rohan` do not.
 */
export function soundOf(word: string): string {
  let sound = word
  let letters = lettersOf(sound)
  for (const fold of FOLDS) {
    // Most folds are of letters that a word does not have.
    if ((fold.of & ~letters) !== 0) continue
    const folded = sound.replace(fold.pattern, fold.replacement)
    if (folded === sound) continue
    sound = folded
    letters = lettersOf(sound)
  }
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

/** Letters that fall together, and the letters without which a word has none of them. */
interface Fold {
  pattern: RegExp
  replacement: string
  of: number
}

function fold(pattern: RegExp, replacement: string, letters = ''): Fold {
  return { pattern, replacement, of: lettersOf(letters) }
}

/** Each rule in turn; `C` stands for the sound of `ch`. */
const FOLDS: readonly Fold[] = [
  fold(/^x(?=[aeiouy])/, 'z', 'x'),
  fold(/ck/g, 'k', 'ck'),
  fold(/tech$/, 'tek', 'tech'),
  fold(/que(?=s?$)/, 'k', 'que'),
  fold(/ight|(?<=^(?:n|l|br|wh|r))[iy]te(?=[bdfgjklprvwz]|$)/, 'ait'),
  fold(/^(?:kl|cl)ea?n/, 'klin', 'len'),
  fold(/deo/g, 'dev', 'deo'),
  fold(/ey(?=[^aeiou]|$)/g, 'e', 'ey'),
  fold(/ch(?=[rl])/g, 'k', 'ch'),
  fold(/^hr/, 'r', 'hr'),
  fold(/^ps/, 's', 'ps'),
  fold(/^geor/, 'jor', 'geor'),
  fold(/^dny/, 'gy', 'dny'),
  fold(/rge(?=s?$)/, 'rj', 'rge'),
  fold(/qu(?=[aeiou])/g, 'kv', 'qu'),
  fold(/ph/g, 'f', 'ph'),
  fold(/t?ch+/g, 'C', 'ch'),
  fold(/ksh?/g, 'x', 'ks'),
  fold(/([bcdgjklmnrstC])h+/g, '$1', 'h'),
  fold(/c(?=[eiy])/g, 's', 'c'),
  fold(/[cq]/g, 'k'),
  fold(/z/g, 'j', 'z'),
  fold(/ow(?=[^aeiou]|$)/g, 'au', 'ow'),
  fold(/w/g, 'v', 'w'),
  fold(/jn/g, 'gy', 'jn'),
  fold(/ou/g, 'au', 'ou'),
  fold(/ee+/g, 'i', 'e'),
  fold(/oo+/g, 'u', 'o'),
  fold(/y/g, 'i', 'y'),
  fold(/ei/g, 'ai', 'ei'),
  fold(/(?<=[bcdfgjklmnpstvC])ru(?=[bcdfgjklmnpstvC])/g, 'ri', 'ru'),
  fold(/n(?=[bp])/g, 'm', 'n'),
  fold(/i[i]+/g, 'i', 'i'),
  fold(/iaa*/g, 'ia', 'ia'),
  fold(/(.)\1+/g, '$1'),
]

/**
 * The sound of a given or family name, whose spelling is freer than a firm's: `Vijay`, `Bijay`; `Mahendra`, `Mohinder` but for the first
 * vowel; `Zubair`, `Zuber`; `Kshirod`, `Khirod`; `Manjunatha`, `Manjunath`; `Devavrata`, `Debabrat`.
 */
export function personalSound(word: string): string {
  return soundOf(
    word
      .replace(OF_ISHWAR, 'i')
      .replace(/[vw]/g, 'b')
      .replace(/[ei]nd(?:ra|er|ar|ur|ro)$/, 'indr')
      .replace(/^e(?=[^aeiouvw])/, 'i')
      .replace(/[ae][iy](?=[^aeiou]|$)/g, 'e')
      .replace(/(?<=[^aeiou])er$/, 'ar')
      .replace(/^(?:ksh(?=[ai])|x(?=i))/, 'kh')
      .replace(/qu(?=[aeiou])/g, 'k')
      .replace(/(?<=n)at(h?)a$/, 'at$1')
      .replace(/(?<=[^aeiou]r)[ao]t[ao]$/, 'at'),
  )
}

/** `Aishwarya`, `Iswarya`; `Eswaran`, `Easwaran`, `Ishwaran`: one beginning of many names. */
const OF_ISHWAR = /^(?:ai|ea|e)(?=sh?[vw]ar)/

/** In a shorter name another vowel is another name, and so is a last one in all but a long name. */
const FREE_VOWELS = 6
const FREE_END = 9

/**
 * The sound of a personal name with what regions write at will: `o` for `a` in the east (`Karmokar`), and the last `u`, `an`, `ana` or `a` behind `r` of a
 * long name in the south (`Thangavelu`, `Rajagopalan`, `Sureshan`, `Satyanarayana`). A short name keeps both.
 */
export function freeSound(name: string): string {
  const whole = name.length < SOUTHERN_LENGTH ? name : name.replace(/esh?an$/, 'esh')
  const stem = whole.length > FREE_END ? whole.replace(/(?:ana?|u|(?<=r|shn)a)$/, '') : whole
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
 * The sound as several regions speak it: `b` for `v` and `j` for `y` in Bengal, `zh` for `l` in Tamil, `x` for `ksh` in Gujarat, and the
 * many ways to write the first sound of `gyan`.
 */
export function regionalSound(word: string): string {
  return soundOf(
    word
      .replace(OF_ISHWAR, 'i')
      .replace(/zh/g, 'l')
      .replace(/[vw]/g, 'b')
      .replace(/^y/, 'j')
      .replace(/^x(?=[aeiou])/, 'ksh')
      .replace(/^(?:gn|dny|jny|jn)(?=[aeiou])/, 'gy'),
  )
}
