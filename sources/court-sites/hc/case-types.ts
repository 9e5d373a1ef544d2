import { compact } from '../../../domain/courts/codes.ts'

/**
 * Reads the list of case types, `72~W.P.(C) - WRIT PETITION#191~...`: the site's code by the abbreviation in its
 * compact form. An entity such as `&#039;` in a name contains a `#` too, so an entry begins only where a code and a `~`
 * follow.
 */
export function readCaseTypes(text: string): Map<string, string> {
  const entries = text.split(/#(?=\d+~)/)
  return new Map(
    entries.flatMap((entry) => {
      const [, code, abbreviation] = /^\s*(\d+)~\s*(.+?)(?:\s+-\s.*)?$/s.exec(entry.replace(/^\ufeff/, '')) ?? []
      return code && abbreviation ? [[compact(abbreviation), code] as const] : []
    }),
  )
}
