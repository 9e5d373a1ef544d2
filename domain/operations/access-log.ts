/** A record whose data a response held, and its account. */
export interface RecordRead {
  id: string
  /** Null for an unknown reader, such as the user of a signed link. */
  accountId: string | null
}

/** An access to records. */
export interface Access {
  actorType: 'USER' | 'OPERATOR' | 'LINK'
  /** The user; for an operator the key; for a signed link the key of its file. */
  actorId: string
  keyId: string | null
  /** The account of a user. */
  actorAccountId: string | null
  /** Method and path as the API declares them. */
  route: string
  requestId: string
  things: RecordRead[]
}
