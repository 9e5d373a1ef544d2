import { hindiVerbs } from '../plain-text.ts'
import type { Act } from './act.ts'
import { HAS_TIME } from './due-day.ts'

const HINDI =
  /^(?<who>[^,।]{2,60}?)(?<ko> (?:को|द्वारा))? (?:(?:निर्देशित|निर्देश|आदेशित|आदेश) (?:दिया|किया) जाता है कि )?(?:वह |वे )?(?<vp>.*?(?<neg>(?:नहीं|न) )?(?:करे|करें|करेगा|करेगी|करेंगे|कराए|कराएं|कराये|करावे|करावें|कराएगा|(?:करने|कराने) (?:का|हेतु) (?:निर्देश दिया|आदेश दिया|निर्देशित किया) जाता है|दे|दें|देगा|देगी|देंगे|रखे|रखें|सौंपे|सौंपें|लौटाए|लौटाएं|चुकाए|चुकाएं|(?:उपस्थित|हाजिर) (?:रहे|रहें|रहेगा|रहेंगे|हो|हों|होवे)|(?:किया|की|किए|दिया|दी|कराया|कराई) (?:जाए|जाएं|जा सकेगा|जा सकेगी)|(?:समय|अवसर|मोहलत) (?:दिया|दी|प्रदान किया|प्रदान की) (?:जाता|जाती) है|(?:समय|अवसर|मोहलत) (?:दिया|दी|प्रदान किया|प्रदान की) (?:गया|गई)|जो (?:प्रदान|स्वीकार) किया जाता है))$/u
const HINDI_SOMEBODY =
  /(?:वादी|प्रतिवादी|याची|याचिकाकर्ता|प्रत्यर्थी|विपक्षी|अपीलार्थी|अपीलकर्ता|आवेदक|प्रार्थी|परिवादी|अभियुक्त|अभियोजन|पक्षकार|बैंक|अधिकारी|कम्पनी|कंपनी|निगम|न्यायालय|थानाध्यक्ष|पुलिस|प्राधिकारी|कलेक्टर|सरकार|ऋणी|डिक्रीदार|किरायेदार|विभाग|बीमा|अभियोजक|अधिवक्ता|तहसीलदार|आयुक्त|रजिस्ट्री|विक्रेता|अनावेदक|राज्य|शासन|अमीन|नाजिर|लेखपाल|कमिश्नर|सचिव)/

/** A party that is directed or given time has "को" behind them, too. */
const RECEIVES = /निर्देश|आदेश|(?:समय|अवसर|मोहलत) (?:दिया|दी|प्रदान)/

const NUMBER_OF = /^(?:संख्या|क्रमांक|सं0|सं॰|सं\.|नं\.|नंबर|नम्बर)$/

export function hindiAct(clause: string, condition: string | null): Act[] | undefined {
  const bare = clause
    // "को अन्तिम अवसर देते हुए आदेशित किया जाता है"
    .replace(/(?<= को) [^,।]{2,40}? (?:देते|मानते|रखते|करते) हुए(?= (?:निर्देश|आदेश))/u, '')
    .replace(/^(?:न्यायालय|यह न्यायालय) (?:आदेश|निर्देश) देता है कि /u, '')
    .replace(/^(?:अतः|अतएव|तदनुसार|और|तथा) /u, '')
  const match = new RegExp(HINDI.source.normalize('NFKC'), 'u').exec(hindiVerbs(bare))?.groups
  if (!match) return undefined
  const words = bare.normalize('NFKC').split(' ')
  // "राज्य की ओर से उपस्थित विद्वान अधिवक्ता को"
  const ko = words.indexOf('को')
  const isForSide = ko > 4 && ko < 10 && words.slice(0, ko).join(' ').includes('की ओर से')
  const last = isForSide ? ko - 1 : words.findLastIndex((word, at) => at < 6 && HINDI_SOMEBODY.test(word))
  // "विपक्षी परिवादी को लौटाए": the second is paid.
  const isPaid = words[last + 1] === 'को' && HINDI_SOMEBODY.test(words[last - 1] ?? '') && !RECEIVES.test(bare)
  const named = isPaid ? last - 1 : last
  // "अप्रार्थी संख्या 2"
  const end =
    named >= 0 && NUMBER_OF.test(words[named + 1] ?? '') && /^\d/.test(words[named + 2] ?? '') ? named + 2 : named
  const who = end >= 0 && (named < 4 || isForSide) ? words.slice(0, end + 1).join(' ') : null
  const rest =
    who === null
      ? bare
      : words
          .slice(end + 1)
          .join(' ')
          .replace(/^(?:को|द्वारा|ने|की ओर से) /u, '')
          .replace(/^(?:निर्देशित|निर्देश|आदेशित|आदेश) (?:दिया|किया) जाता है कि (?:वह |वे )?/u, '')
  if ((who === null || / (?:समय|अवसर|मोहलत) /u.test(bare)) && !HAS_TIME.test(bare)) return []
  return [
    {
      who,
      kind: / (?:नहीं|न) /u.test(` ${rest} `) ? 'MUST_NOT' : / जा सके(?:गा|गी)$/u.test(rest) ? 'MAY' : 'MUST',
      what: rest,
      clause: bare,
      condition,
      event: null,
    },
  ]
}
