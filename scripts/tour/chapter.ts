/** The addresses that the tour calls, its key and the operator's. */
export interface TourSetup {
  /** Ends in `/v1`. */
  baseUrl: string
  sandboxUrl: string
  key: string
  operatorKey: string
  /** The key of an account whose cases the operator reviews. */
  reviewedKey: string
}

/** The context of a chapter. */
export interface Tour extends TourSetup {
  /** Calls the API with the tour's key. `path` begins after the version segment. */
  call(method: Method, path: string, body?: unknown): Promise<Answer>
  /** The same with the key of the service's operator. */
  callAsOperator(method: Method, path: string, body?: unknown): Promise<Answer>
  /** The same with the key of an account whose cases the operator reviews. */
  callAsReviewed(method: Method, path: string, body?: unknown): Promise<Answer>
  /** Prints a line of progress. */
  print(line: string): void
  /** Prints a fact that must be true. @throws TourFailure when it is not */
  check(fact: string, isTrue: boolean): void
}

type Method = 'GET' | 'POST' | 'DELETE'

export interface Answer {
  status: number
  // Chapters parse answers as a client would, and check their content.
  body: unknown
}
