/** A thing whose data an answer held, and the account it belongs to. */
export interface ThingRead {
  id: string
  /** Null for an unknown reader, such as whoever opens a signed link. */
  accountId: string | null
}

/** That somebody got to see things. */
export interface Access {
  actorType: 'USER' | 'OPERATOR' | 'LINK'
  /** The user; of an operator the key; of a signed link the key of its file. */
  actorId: string
  keyId: string | null
  /** The account a user belongs to. */
  actorAccountId: string | null
  /** Method and path as the API declares them. */
  route: string
  requestId: string
  things: ThingRead[]
}
