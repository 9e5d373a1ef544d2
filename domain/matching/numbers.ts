/** Whole numbers in a row that grows: four bytes each, where an array of arrays takes dozens. */
export class Numbers {
  /** The numbers, and room for more behind them. */
  row: Int32Array
  length = 0

  constructor(room = 16) {
    this.row = new Int32Array(room)
  }

  push(number: number): void {
    if (this.length === this.row.length) {
      const more = new Int32Array(Math.ceil(this.row.length * 1.5))
      more.set(this.row)
      this.row = more
    }
    this.row[this.length++] = number
  }

  at(index: number): number {
    return this.row[index] ?? 0
  }
}
