/** One thing that a sentence of an order has somebody do or leave. */
export interface Act {
  /** Its subject, where that is somebody. */
  who: string | null
  kind: 'MUST' | 'MUST_NOT' | 'MAY'
  /** What is to be done, in the sentence's words. */
  what: string
  /** The clause that it stands in: its time is read there. */
  clause: string
  /** On what it depends, and what follows else, in the sentence's words. */
  condition: string | null
  /** What has to happen first, by the words at the front of its sentence. */
  event: string | null
  /** The words of a grant of time: "three weeks" of "three weeks is allowed". */
  time?: string | undefined
}
