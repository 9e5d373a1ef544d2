import { QueryTypes, type Sequelize } from 'sequelize'
import type { Tx } from '../base/table.ts'
import type { ShareableKind } from './shares.ts'

/*
 * The texts of an account's records, packed by 64 numbers and column: `$like` scans them in a tenth of the time that the
 * records take. Letters are folded to their weights in the collation of `$like`, so a pack without the folded text has
 * no match. What has it is a candidate, which the search compares with the record itself.
 */
const PACKED = 64

interface Texts {
  records: string
  packs: string
  /** Short columns: a location may have 4,192 characters. */
  columns: readonly string[]
}

const TEXTS: Record<ShareableKind, Texts> = {
  ENTITY: {
    records: 'watchlist_entities',
    packs: 'watchlist_entity_texts',
    columns: ['name', 'father_name', 'registration_number'],
  },
  CASE: {
    records: 'tracked_cases',
    packs: 'tracked_case_texts',
    columns: ['cnr', 'registration_number', 'filing_number', 'diary_number', 'establishment_code', 'case_type'],
  },
}

/** Packs the texts of new records with these numbers, whose sequence this transaction holds. */
export async function addTexts(
  sequelize: Sequelize,
  kind: ShareableKind,
  span: { accountId: string; first: number; last: number },
  tx: Tx,
): Promise<void> {
  await sequelize.query(`${PACK[kind]} AND ${IN_SPAN} ${APPEND[kind]}`, { replacements: span, transaction: tx })
}

/** Packs the texts of records with these numbers again, after a change or without the deleted ones. */
export async function repackTexts(
  sequelize: Sequelize,
  kind: ShareableKind,
  { accountId, numbers }: { accountId: string; numbers: readonly number[] },
  tx: Tx,
): Promise<void> {
  const packs = [...new Set(numbers.map(packOf))].sort((one, other) => one - other)
  if (packs.length === 0) return
  // Locks the packs: what their other holders have committed is packed as well.
  const emptied = { replacements: { accountId, packs }, transaction: tx }
  await sequelize.query(`DELETE FROM ${TEXTS[kind].packs} ${OF_PACKS}`, emptied)
  for (const pack of packs) {
    const first = pack * PACKED
    await addTexts(sequelize, kind, { accountId, first, last: first + PACKED - 1 }, tx)
  }
}

function packOf(number: number): number {
  return Math.floor(number / PACKED)
}

/** Packs the texts of all records. */
export async function packAllTexts(sequelize: Sequelize, kind: ShareableKind): Promise<void> {
  await sequelize.query(`${PACK[kind]} ${APPEND[kind]}`)
}

const OF_PACKS = 'WHERE account_id = :accountId AND pack IN (:packs) ORDER BY pack'

/** With more packs to read, a scan of the records costs no more. */
const MOST_PACKS = 1_000

/** The numbers of the account's records whose text in a column may contain one of these. Undefined if they are many. */
export async function numbersWith(
  sequelize: Sequelize,
  { kind, column, accountId, texts }: { kind: ShareableKind; column: string; accountId: string; texts: string[] },
): Promise<number[] | undefined> {
  const wanted = texts.map((_, at) => `:text${at}`).map((text) => folded(`CONVERT(${text} USING utf8mb4)`))
  const found = await sequelize.query<{ pack: number; texts: Buffer } & Record<string, Buffer>>(
    `SELECT p.pack, p.${column} AS texts, ${wanted.map((text, at) => `${text} AS text${at}`).join(', ')}
     FROM ${TEXTS[kind].packs} p WHERE p.account_id = :accountId
     AND (${wanted.map((text) => `LOCATE(${text}, p.${column}) > 0`).join(' OR ')}) LIMIT ${MOST_PACKS}`,
    {
      replacements: { accountId, ...Object.fromEntries(texts.map((text, at) => [`text${at}`, text])) },
      type: QueryTypes.SELECT,
    },
  )
  if (found.length === MOST_PACKS) return undefined
  return found.flatMap((row) =>
    numbersIn(
      row,
      texts.flatMap((_, at) => row[`text${at}`] ?? []),
    ),
  )
}

/** Returns whether texts of this column are packed. */
export function isPacked(kind: ShareableKind, column: string): boolean {
  return TEXTS[kind].columns.includes(column)
}

/** A pack is a zero byte, the number within the pack and the text, repeated; no folded text has a zero byte. */
function numbersIn({ pack, texts }: { pack: number; texts: Buffer }, wanted: Buffer[]): number[] {
  const numbers: number[] = []
  for (const each of wanted)
    for (let at = texts.indexOf(each); at >= 0; ) {
      numbers.push(pack * PACKED + (texts[texts.lastIndexOf(0, at) + 1] ?? 0) - 1)
      const next = texts.indexOf(0, at)
      at = next < 0 ? next : texts.indexOf(each, next)
    }
  return numbers
}

/** One byte for each Latin letter or digit, two for most others. */
function folded(text: string): string {
  return `REPLACE(WEIGHT_STRING(${text} COLLATE utf8mb4_general_ci), 0x00, '')`
}

function packed(column: string): string {
  return `CONCAT(0x00, CHAR(1 + t.number % ${PACKED}), ${folded(`t.${column}`)})`
}

function byKind(sql: (texts: Texts) => string): Record<ShareableKind, string> {
  return { ENTITY: sql(TEXTS.ENTITY), CASE: sql(TEXTS.CASE) }
}

const IN_SPAN = 't.account_id = :accountId AND t.number BETWEEN :first AND :last'

/** One record after another: `GROUP_CONCAT` of folded texts costs more than all appends to a pack. */
const PACK = byKind(
  ({ records, packs, columns }) => `
    INSERT INTO ${packs} (account_id, pack, ${columns.join(', ')})
    SELECT t.account_id, t.number DIV ${PACKED}, ${columns.map(packed).join(', ')} FROM ${records} t WHERE TRUE`,
)
const APPEND = byKind(({ packs, columns }) => {
  const appended = (column: string) => {
    const [before, added] = [`${packs}.${column}`, `VALUES(${column})`]
    return `${before} = COALESCE(CONCAT(${before}, ${added}), ${before}, ${added})`
  }
  return `ON DUPLICATE KEY UPDATE ${columns.map(appended).join(', ')}`
})
