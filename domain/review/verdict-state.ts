/** The state of a row with respect to a verdict: waiting for one, decided by the same verdict, or decided otherwise. */
export type VerdictState = 'WAITING' | 'SAME' | 'OTHER'
