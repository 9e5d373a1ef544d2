/**
 * The role of a name found in a party entry. `OFFICE` is the company written as one of its posts (`The Branch
 * Manager, X`), `OFFICER` the company of a person who is the party (`A, Director of X`), `PROPRIETOR` the firm of one, `PART` a part of
 * the words that may be a name by itself, where that is uncertain (`X Ltd Perundurai`, `A B and X Ltd`).
 */
export type NameKind =
  | 'NAME'
  | 'FORMER'
  | 'ALIAS'
  | 'BRACKETS'
  | 'MERGED'
  | 'OFFICE'
  | 'OFFICER'
  | 'PROPRIETOR'
  | 'PART'

export type DropKind = 'representative' | 'crowd' | 'role' | 'relation' | 'address' | 'date' | 'acronym'

export interface PartyName {
  kind: NameKind
  /** Bare words, the legal form among them. */
  words: string[]
  /** Said to be the name that the party has now (`now known as`). */
  isPresent?: true
  /** The words after it that date it or its change (`w.e.f. 12.03.2015`). */
  dated?: string[]
}

export interface Party {
  /** Every name the entry gives the party, in the order written. */
  names: PartyName[]
  /** What was read as no part of a name. */
  dropped: { kind: DropKind; words: string[] }[]
  /** The entry itself says that it is about a person (`w/o`, `since deceased`, `Smt.`). */
  isPerson: boolean
  /** The entry itself says that it is about a partnership, a proprietor's firm, a society or a trust. */
  isUnincorporated: boolean
  /** It begins with a post or an office (`The Executive Engineer, ...`). */
  isByOffice: boolean
}
