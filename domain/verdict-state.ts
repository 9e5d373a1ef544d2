/** Whether a row still waits for a verdict, has been given this very one, or has, or will have, another. */
export type VerdictState = 'WAITS' | 'GIVEN' | 'OTHERWISE'
