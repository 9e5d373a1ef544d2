/** Numbers from 0 to a bound, each once, in a set that is emptied without touching them. */
export class NumberSet {
  values: number[] = []
  /** For each number the last filling that it was in. */
  private fillings = new Int32Array(0)
  private filling = 0

  /** Empties the set, for numbers below a bound. */
  empty(bound: number): this {
    if (this.fillings.length < bound) {
      this.fillings = new Int32Array(Math.ceil(bound * 1.5))
      this.filling = 0
    }
    this.values = []
    this.filling++
    return this
  }

  add(number: number): void {
    if (this.fillings[number] === this.filling) return
    this.fillings[number] = this.filling
    this.values.push(number)
  }

  has(number: number): boolean {
    return this.fillings[number] === this.filling
  }
}
