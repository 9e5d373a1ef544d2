/** The outcome of one question to a source, for operators. */
export interface Trial {
  what: string
  mostPaise: number
  /** Found, none, the failure, or why it was not asked; absent before. */
  answer?: string
  bookedPaise?: number
  /** Whether shape and price were as the service expects; absent where the source did not answer. */
  isAsExpected?: boolean
}
