/**
 * What a glyph of a legacy font stands for: Devanagari, a half letter with its virama. A short i and a reph stand where they are drawn, and
 * are put in their places by `decodeGlyphs`.
 */
export type GlyphTable = ReadonlyMap<string, string>

/** The sign of an r that is spoken before its letter and drawn behind it. */
export const REPH = '\ue000'

/** A table from rows of glyphs, each followed by what it stands for. */
export function glyphTable(rows: string): GlyphTable {
  const words = rows.trim().split(/\s+/)
  return new Map(
    words.flatMap((glyph, at): [string, string][] =>
      at % 2 === 0 ? [[glyph, (words[at + 1] ?? '').replaceAll('R', REPH).replaceAll('∅', '')]] : [],
    ),
  )
}
