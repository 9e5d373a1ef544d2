/** Normalises a line: every dash becomes a hyphen, words are separated by one blank, invisible characters go. */
export function tidy(written: string): string {
  return TIDY.test(written) ? written : tidied(written)
}

/** Matches lines that need no change, as most do. */
const TIDY = /^[!-~]+(?: [!-~]+)*$/

function tidied(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
