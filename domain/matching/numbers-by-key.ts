/** Numbers by a text that they have in common. Most texts have one number, which stands alone: a hundred thousand lists of one take tens of megabytes. */
export class NumbersByKey {
  private readonly numbers = new Map<string, number | number[]>()

  add(key: string, number: number): void {
    const known = this.numbers.get(key)
    if (known === undefined) this.numbers.set(key, number)
    else if (typeof known === 'number') this.numbers.set(key, [known, number])
    else known.push(number)
  }

  /** Those of a text, in the order in which they were added. */
  of(key: string): readonly number[] {
    const known = this.numbers.get(key)
    if (known === undefined) return NONE
    return typeof known === 'number' ? [known] : known
  }
}

const NONE: readonly number[] = []
