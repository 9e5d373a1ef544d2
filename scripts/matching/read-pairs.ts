import { readFileSync } from 'node:fs'
import type { LabelledPair } from './scorecard.ts'

/** Reads a file of labelled pairs: columns `a`, `b`, `label` and, under any heading, the kind. Labels that begin `same` or `match` say yes. */
export function readPairs(path: string): LabelledPair[] {
  const [, ...rows] = readCsv(readFileSync(path, 'utf8'))
  return rows.map(([watched = '', asWritten = '', label = '', kind = '']) => ({
    kind,
    watched,
    asWritten,
    isSame: /^(?:same|match)/.test(label),
  }))
}

/** Rows of comma-separated cells; a cell in double quotes may hold commas and doubled quotes. */
export function readCsv(text: string): string[][] {
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) => [...line.matchAll(CELL)].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain))
}

const CELL = /(?<=^|,)(?:"((?:[^"]|"")*)"|([^,]*))(?=,|$)/g
