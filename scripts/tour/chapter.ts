/** Where the tour goes, its key, and that of the operator it meets. */
export interface Ground {
  /** Ends in `/v1`. */
  baseUrl: string
  sandboxUrl: string
  key: string
  operatorKey: string
}

/** What a chapter works with. */
export interface Tour extends Ground {
  /** Calls the API with the tour's own key. `path` begins after the version segment. */
  call(method: Method, path: string, body?: unknown): Promise<Answer>
  /** The same with the key of the service's operator. */
  callAsOperator(method: Method, path: string, body?: unknown): Promise<Answer>
  /** Tells what happens now. */
  say(line: string): void
  /** Tells of a fact that must hold. @throws TourFailure when it does not */
  check(fact: string, holds: boolean): void
}

type Method = 'GET' | 'POST' | 'DELETE'

export interface Answer {
  status: number
  // Chapters look into answers as a client would, and check what they find there.
  body: unknown
}
