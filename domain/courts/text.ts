/** A line as a person meant it: every dash a hyphen, one blank between words, nothing invisible. */
export function tidy(written: string): string {
  return TIDY.test(written) ? written : tidied(written)
}

/** Most lines are. */
const TIDY = /^[!-~]+(?: [!-~]+)*$/

function tidied(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
