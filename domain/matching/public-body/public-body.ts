export type BodyKind = 'post' | 'union' | 'state' | 'ministry' | 'department' | 'agency' | 'company' | 'local'

/** A public body that an entry names. */
export interface PublicBody {
  kind: BodyKind
  /** The body whatever it is called there: two entries that have one key name one body. */
  key: string
}

/** The public bodies of an entry. */
export interface PublicBodies {
  /** The body that the entry is about: the most special of the bodies it names before who speaks for them. */
  principal: PublicBody
  /** All of them, also those that the Union or a State is sued through. */
  all: readonly PublicBody[]
  /** The entry has words besides that neither belong to the body nor tell another. */
  isVague: boolean
  /** A number or place of the post (`Ward 2`), which only matters where it is watched. */
  post: readonly string[]
  /** Every word besides the bodies, of which a post that is watched must find its own. */
  said: readonly string[]
}

/** A body whose name stands in a text, and of how many words it is. */
export interface Match {
  bodies: PublicBody[]
  length: number
}
