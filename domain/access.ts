/** A thing whose data an answer held, and the account it belongs to. */
export interface ThingRead {
  id: string
  /** Null where the reader does not tell: who opens a signed link is nobody known. */
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
