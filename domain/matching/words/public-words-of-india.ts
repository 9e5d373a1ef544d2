import { phraseFinder } from './phrase-finder.ts'

/**
 * What public bodies are called in the Indian languages, and their English words by ear, as `toLatin` reads them without a last short
 * `a`. On the left the words that the lists of public-bodies.ts use.
 */
const WORDS = `
  state | stet, stett, sttett, satet
  of | oph, aph, opha, apha
  india | indiya, intiya, inthiya, indya
  union | yuniyan, onriyam, onriya, aikya
  government | gavarnament, gavarnment
  sarkar | sarkkar, charakar, prabhutvan, prabhutvam, arasu
  rajya | raj, raja, rashtran, rashtram, samsthanam, sansthanan, manilam
  nigam | mahamandal
  through | tarphe, marphat, mulam, valiyaka, maraphat
  union of india | indiy onriyam, indiya onriyam, bharatiy sangh, indiyan yuniyan, bharat yuniyan
  mahanagarpalika | mahanagarapalika, mahanagarapalike, mahanagar palika, managaratchi, nagar nigam, nagara nigam
  nagarpalika | nagarapalika, nagarasabha, nakaratchi, purasabha, puraskabha, paurasabha
  gram panchayat | gramapanchayat, gramapanchayattu, gram panchayatt, grama panchayati, uratchi
  zila parishad | jila parishad, zilha parishad, jilha parishad, jilla parishad, zilla parishad
  district collector | jiladhikari, jilhadhikari, jilladhikari, mavatt atchiyar, mavatta atchiyar, jilla kalaktar, jilla kalektar, kalektar, kalektara, jila kalektar, samaharta
  superintendent of police | pulis adhikshak, polis adhikshak, polis adhikshakar
  tahsildar | tahasildar, tahashildar, vattatchiyar
  high court | uchch nyayalay
  railway | relve, relave, railve, reluve
  income tax department | ayakar vibhag, aykar vibhag
  food corporation of india | bharatiya khadya nigam
  life insurance corporation | jivan bima nigam
  development authority | vikas pradhikaran, vikas pradhikarana, valarchchi kulumam
  electricity board | vidyut mandal, vidyut mandala
  police | polis
  station | steshan
  bank | baink, benk, byank
  national | neshanal
  central | sentral
  baroda | badauda, badaud
  canara | kenar, kainar
  assam | asam
  punjab | panjab
  delhi | dilli
  haryana | hariyana, hariyan
  goa | gova
  jharkhand | jharakhand
  chhattisgarh | chhattisagadh, chhattisagarh
  tamilnadu | tamilnatu
  nagaland | nagalaind, nagalend
  mizoram | mijoram
  uttar pradesh | uttarapradesh, u pra, yu pi
  madhya pradesh | madhyapradesh, ma pra, em pi, ema pi
  himachal pradesh | himachalapradesh, hi pra, ech pi
  andhra pradesh | andhrapradesh, an pra, a pra, e pi
  chhattisgarh | chha ga
  west bengal | pashchimabang, pashchim bangal, oyest bengal
  central government | kendr sarakar, kendr sarkar, kendriya sarakar, kendriya sarkar
  union of india | bharat ka sangh
  state bank of india | bharatiya stet baink
  reserve bank of india | bharatiya rijarv baink
  life insurance corporation of india | bharatiya jivan bima nigam
`

/** As the words that are looked up: without a last short `a`. */
function unspoken(word: string): string {
  return word.length > 4 && /[^ay]a$/.test(word) ? word.slice(0, -1) : word
}

const phraseAt = phraseFinder(
  WORDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', names = ''] = line.split('|').map((part) => part.trim())
      return names
        .split(',')
        .map((name) => ({ words: name.trim().split(' ').map(unspoken), english: english.split(' ') }))
    }),
)

/** Words from an Indian script with those of public bodies in English, the longest phrases first. */
export function publicWordsInEnglish(words: readonly string[]): string[] {
  const english: string[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at)
    english.push(...(phrase?.english ?? [words[at] ?? '']))
    at += phrase?.words.length ?? 1
  }
  return english
}
