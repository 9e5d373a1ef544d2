/** A judge as a court names them. */
export interface Judge {
  /** Name or post, without title and rank: `N. ARUNDAS`, `Civil Judge Senior Division`. */
  name: string
  /** `HON'BLE MR. JUSTICE`, as written. */
  title?: string
  /** Marked as the author of the judgment. */
  isAuthor?: true
}

/**
 * Reads one or several judges in a court's line: `1492N. ARUNDAS`, `3-Civil Judge`, `CHIEF JUSTICE, N. ARUNDAS`, `A.
 * BOSE*, C. DAS`. Drops the number of a court room before them, but not that of a post: `2nd Jt. CJJD`, `4 ADDL. CHIEF
 * METROPOLITAN MAGISTRATE`. A post with commas or "and" stays whole.
 */
export function readJudges(written: string): Judge[] {
  const whole = oneLine(written)
  const isPost = POST.test(whole) && !TITLED.test(whole)
  const line = ORDINAL.test(whole) ? whole : whole.replace(isPost ? ROOM_OF_POST : ROOM, '')
  const judges: Judge[] = []
  for (const part of isPost ? [line] : line.split(BETWEEN_JUDGES)) {
    const [, title = '', rest = ''] = TITLE.exec(part.replace(/\*/g, '').trim()) ?? []
    const name = (rest.trim() || title).trim()
    if (!/\p{L}/u.test(name) || NOBODY.test(name)) continue
    if (judges.length > 0 && RANK.test(part.trim())) continue
    judges.push({
      name,
      ...(rest.trim() && title && { title: title.trim() }),
      ...(part.includes('*') && { isAuthor: true as const }),
    })
  }
  return judges
}

/** Returns the same judges as one text, with their titles. */
export function judgesText(written: string): string | undefined {
  const judges = readJudges(written).map(({ title, name }) => (title ? `${title} ${name}` : name))
  return judges.length > 0 ? judges.join(', ') : undefined
}

const HONOURABLE = String.raw`(?:hon[\x60'’]*\s?ble|honou?rable)\b\.?`
const ORDINAL = /^\d+\s*-?\s*(?:st|nd|rd|th)\b/i
const ROOM = /^\d+\s*-\s*(?=\D|\d+\s*[A-Za-z])|^\d+\s*(?=[A-Za-z])/
/** A separate number, or one before a small letter (`3rdJudicial`), is a part of a post. */
const ROOM_OF_POST = /^\d+\s*-\s*(?=\D|\d+\s*[A-Za-z])|^\d+(?=[A-Z])/

/** Characters between the letters of posts: `C.J.J.D`, `CJ (SD)`, `A D J`. */
const BETWEEN_LETTERS = String.raw`[.\s(]*`
const TITLED = new RegExp(String.raw`${HONOURABLE}|\bjustice\b(?! board)`, 'i')
const POST = new RegExp(
  [
    'judge', // Also joined to the next word: `Civil JudgeJr.Dn.`.
    String.raw`\b(?:magistrate|registrar|officer|munsiff?|court|member|presid\w+|commission\w*|tribunal|board|JM)\b`,
    ...['CJJD', 'CJSD', 'CJM', 'SDJM', 'JMFC', 'JFCM', 'ADJ'].map(
      (post) => String.raw`\bA?${[...post].join(BETWEEN_LETTERS)}\b`,
    ),
  ].join('|'),
  'i',
)

/**
 * Commas, semicolons, a star (which marks an author) before another name, "and", and the title of the next judge. A
 * mere rank after a comma belongs to the preceding name.
 */
const BETWEEN_JUDGES = new RegExp(
  String.raw`\s*[,;]\s*|(?<=\*)\s*(?=[^\s,;*])|\s+(?:and|&)\s+|(?<=\S)(?<!\bthe)\s+(?=(?:the\s+)?${HONOURABLE})`,
  'i',
)
const TITLE = new RegExp(
  String.raw`^((?:the\s+)?(?:${HONOURABLE}\s*)?(?:the\s+)?(?:(?:acting\s+|chief\s+)*justice\s+|(?:mr|mrs|ms|smt|dr|shri|sri|kum|miss)\b\.?\s*)*)(.*)$`,
  'i',
)
/** `J.`, `JJ.`, `CJ`, `CJI` after a name. */
const RANK = /^(?:a?\.?c\.?j\.?i?\.?|jj?\.?)$/i

/** A title without a name. */
const NOBODY = new RegExp(String.raw`^(?:${HONOURABLE}\s*)?(?:(?:mr|mrs|ms|smt|dr|shri|sri)\b\.?\s*)?justice$`, 'i')

function oneLine(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim()
}
