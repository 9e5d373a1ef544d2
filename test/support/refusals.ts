/** An id that nothing has. */
export const NOWHERE = '0190f5e0b7a07c3c8a5d6e7f80912345'

/** What is answered about an entity that does not exist. */
export const NO_ENTITY = {
  httpStatusCode: 400,
  code: 60400,
  message: 'There is no watchlist entity of this id.',
  appError: true,
}

/** What is answered about a tracked case that does not exist. */
export const NO_CASE = {
  httpStatusCode: 400,
  code: 60401,
  message: 'There is no tracked case of this id.',
  appError: true,
}

/** What a caller is answered about a thing that is not shared with him. */
export const NOT_SHARED = {
  httpStatusCode: 403,
  code: 60302,
  message: 'This is not shared with the caller.',
  appError: true,
}

/** What is answered to a second decision. */
export const ALREADY_DECIDED = {
  httpStatusCode: 400,
  code: 60415,
  message: 'This has been decided already, or does not wait for a decision.',
  appError: true,
}

/** What is answered about an entity that nobody watches any more. */
export const ENTITY_ARCHIVED = {
  httpStatusCode: 409,
  code: 60427,
  message: 'The entity is archived.',
  appError: true,
}
