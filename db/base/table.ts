import { DataTypes, type FindOptions, type Model, type ModelStatic, type Sequelize, type Transaction } from 'sequelize'
import { v7 as uuidv7 } from 'uuid'

/** A transaction that several aggregates' functions take part in; see `Database.transaction`. */
export type Tx = Transaction

/** A table as its aggregate's file sees it: rows in, plain rows out. */
export type Table<Row extends object> = ModelStatic<Model<Row, Row>>

/** A new id: opaque, 32 characters, later ones sort after earlier ones. */
export function newId(): string {
  return uuidv7().replaceAll('-', '')
}

/** The least id that can have been given at an instant, epoch ms: ids begin with the time, in milliseconds. */
export function idFrom(instant: number): string {
  return Math.max(0, instant).toString(16).padStart(12, '0').padEnd(32, '0')
}

/** The column types of the conventions in the first migration. */
export const column = {
  id: DataTypes.CHAR(32),
  key: DataTypes.STRING(190),
  text: (length: number) => DataTypes.STRING(length),
  day: DataTypes.CHAR(10),
  /** Epoch milliseconds. */
  time: DataTypes.BIGINT,
  whole: DataTypes.INTEGER,
  flag: DataTypes.BOOLEAN,
  long: DataTypes.TEXT('long'),
  hash: 'BINARY(32)',
  bytes: DataTypes.BLOB('long'),
} as const

/** The type of each column of a table. */
export type Columns<Row> = {
  [Name in keyof Row]-?: (typeof column)[keyof Omit<typeof column, 'text'>] | ReturnType<typeof column.text>
}

/** Declares a table of the schema. `keys` are the columns of its primary key. */
export function table<Row extends object>(
  sequelize: Sequelize,
  name: string,
  keys: (keyof Row & string)[],
  columns: Columns<Row>,
): Table<Row> {
  const attributes = Object.fromEntries(
    Object.entries<Columns<Row>[keyof Row]>(columns).map(([column, type]) => [
      column,
      { type, primaryKey: (keys as string[]).includes(column) },
    ]),
  )
  // Sequelize types attributes per row type, which a mapping over its keys cannot express.
  return withoutChecks(sequelize.define<Model<Row, Row>>(name, attributes as never))
}

/**
 * The columns of a table `t` as a SELECT lists them, each under the name of its field. Fields that are left out are
 * read by nobody who uses the list.
 */
export function selectList<Field extends string>(
  columns: Record<Field, unknown>,
  leftOut: readonly NoInfer<Field>[] = [],
): string {
  const names: string[] = Object.keys(columns)
  const left: readonly string[] = leftOut
  return names
    .filter((name) => !left.includes(name))
    .map((name) => {
      const columnName = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      return columnName === name ? `t.${name}` : `t.${columnName} AS ${name}`
    })
    .join(', ')
}

/**
 * No table has validators or hooks, and what goes in is typed. To look for them all the same would make a single write half as slow
 * again.
 */
function withoutChecks<Row extends object>(table: Table<Row>): Table<Row> {
  const { create, update } = table
  const unchecked = { validate: false, hooks: false }
  return Object.assign(table, {
    create: (values: never, options: object) => create.call(table, values, { ...unchecked, ...options }),
    update: (values: never, options: never) => update.call(table, values, Object.assign({}, unchecked, options)),
  })
}

/** The rows a query finds, as plain objects. */
export function readAll<Row extends object>(table: Table<Row>, options: FindOptions<Row>): Promise<Row[]> {
  // Under `raw` Sequelize returns plain rows while its types still say models.
  return table.findAll({ ...options, raw: true }) as Promise<unknown> as Promise<Row[]>
}

/** Which rows of a list to read: those after one in the order of the list, which is that of the ids or its reverse; at most so many. */
export interface IdRange {
  after?: string | undefined
  most: number
}

/** The first row a query finds. */
export async function readOne<Row extends object>(
  table: Table<Row>,
  options: FindOptions<Row>,
): Promise<Row | undefined> {
  return (await readAll(table, { ...options, limit: 1 }))[0]
}

/** Whether a write failed because a row with one of its unique keys exists. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && error.name === 'SequelizeUniqueConstraintError'
}
