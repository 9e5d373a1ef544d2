/** The addresses that the tour calls, its key and the key of an operator. */
export interface TourSetup {
  /** Ends in `/v1`. */
  baseUrl: string
  sandboxUrl: string
  key: string
  operatorKey: string
  /** The key of an account whose cases the operator reviews. */
  reviewedKey: string
}

/** What a chapter works with. */
export interface Tour extends TourSetup {
  /** Calls the API with the tour's own key. `path` begins after the version segment. */
  call(method: Method, path: string, body?: unknown): Promise<Answer>
  /** The same with the key of the service's operator. */
  callAsOperator(method: Method, path: string, body?: unknown): Promise<Answer>
  /** The same with the key of an account whose cases the operator reviews. */
  callAsReviewed(method: Method, path: string, body?: unknown): Promise<Answer>
  /** Prints what happens now. */
  print(line: string): void
  /** Prints a fact that must be true. @throws TourFailure when it is not */
  check(fact: string, isTrue: boolean): void
}

type Method = 'GET' | 'POST' | 'DELETE'

export interface Answer {
  status: number
  // Chapters look into answers as a client would, and check what they find there.
  body: unknown
}
