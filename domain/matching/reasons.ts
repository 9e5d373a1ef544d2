/** What was found for one word, or for the entry as a whole, when two names were compared. */
export type ReasonKind = keyof typeof SENTENCES

export interface Reason {
  kind: ReasonKind
  /** The word or words of the watched name. */
  watched?: string
  /** The word or words as the court wrote them. */
  asWritten?: string
}

const SENTENCES = {
  matched: 'same word',
  'sound-alike': 'same word by sound, another transliteration',
  'other-form': 'another form of the same word',
  abbreviation: 'abbreviated',
  joined: 'written as one word in one place and as two in the other',
  'typing-slip': 'same word with a typing error',
  misread: 'same word with a letter that a scanner took for another',
  translated: 'same word in English and Hindi; a person should check it',
  derived: 'a rare word in another form (plural, tense); may be another name',
  'near-word': 'a word one or two letters away; may be another name',
  'other-name': 'one letter apart, but both are separate names',
  'legal-form-dropped': 'legal form, not compared',
  'legal-form-disagrees': 'a company and a partnership, or a firm of a proprietor, are two bodies',
  'unmatched-rare': 'a distinctive word that the other name lacks',
  'unmatched-common': 'a common word that the other name lacks',
  'india-added': 'India, which one of the names leaves out',
  'courtesy-added': 'Shri, which can mark a different firm',
  'place-disagrees': 'another place',
  'place-added': 'a place that the other name lacks',
  'number-disagrees': 'another number',
  'number-added': 'a number that the other name lacks',
  'direction-disagrees': 'another compass direction',
  'other-body': 'a union, trust, society or similar body, not the company itself',
  'words-of-its-own': 'each name has a word that the other lacks, so they are two names',
  'written-like-a-person': 'a personal name, without anything that marks a firm',
  'is-a-person': 'the entry says that it is about a person',
  'former-name': 'matched by a former name',
  'other-name-of-party': 'matched by another name of the party',
  'name-in-brackets': 'matched by a name in brackets',
  'merged-with': 'matched by a company it was merged with',
  'through-its-office': 'the company is named by one of its posts',
  'officer-of': 'the party is an officer of the company, not the company',
  'proprietor-of': 'the party is the proprietor, the firm is named',
  acronym: 'the initial letters of the other name',
  representative: 'representative of the party, not compared',
  crowd: 'number of further parties, not compared',
  role: 'role in the case, or kind of firm, not compared',
  relation: 'relative of a person, not compared',
  address: 'address, not compared',
  date: 'date of a change of name, not compared',
  'registration-number-agrees': 'same registration number',
  'registration-number-disagrees': 'another registration number',
  'location-agrees': 'same place',
  'location-disagrees': 'another place of residence or office',
  'public-body-agrees': 'the same public body',
  'public-body-disagrees': 'another public body, or another post',
  initial: 'a matching initial',
  'name-part-missing': 'a part of the name that only one side has',
  'father-agrees': 'same father',
  'father-fits': 'the name of the father fits, but is not complete',
  'father-disagrees': 'another father',
  'birth-date-agrees': 'same birth date',
  'birth-date-disagrees': 'another birth date',
  'nothing-in-common': 'no word in common',
} as const

export const REASON_KINDS = Object.keys(SENTENCES) as [ReasonKind, ...ReasonKind[]]

/** The reason in words for a reviewer, with the words it is about. */
export function describeReason({ kind, watched, asWritten }: Reason): string {
  const words = [watched, asWritten].filter((word) => word !== undefined)
  const about = words[0] === words[1] ? words.slice(0, 1) : words
  return about.length > 0 ? `${about.join(' / ')}: ${SENTENCES[kind]}` : SENTENCES[kind]
}
