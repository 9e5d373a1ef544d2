import { DataTypes, type FindOptions, type Model, type ModelStatic, type Sequelize, type Transaction } from 'sequelize'
import { v7 as uuidv7 } from 'uuid'

/** A transaction in which functions of several repositories take part; see `Database.transaction`. */
export type Tx = Transaction

/** A table as its repository sees it: plain rows in and out. */
export type Table<Row extends object> = PlainInserts<Row> & ModelStatic<Model<Row, Row>>

interface InTransaction {
  transaction?: Tx | null
}

/**
 * Existing rows with the same key stay as they are or get the named fields of the new ones; by default they are an
 * error.
 */
interface OnDuplicate<Row> extends InTransaction {
  ignoreDuplicates?: boolean
  updateOnDuplicate?: (keyof Row & string)[]
}

/**
 * Writes rows with plain statements. Sequelize's own create a model per row and search for validators and hooks, which
 * no table has; that takes three times as long.
 */
interface PlainInserts<Row> {
  create(row: Row, options?: InTransaction): Promise<void>
  /** Inserts all rows with one statement. */
  bulkCreate(rows: readonly Row[], options?: OnDuplicate<Row>): Promise<void>
}

/** Returns a new id: opaque, 32 characters, sorted by creation. */
export function newId(): string {
  return uuidv7().replaceAll('-', '')
}

/** Returns the least id of an instant, epoch ms: ids begin with the time, in milliseconds. */
export function idFrom(instant: number): string {
  return Math.max(0, instant).toString(16).padStart(12, '0').padEnd(32, '0')
}

/** The column types of the conventions in db/migrations/1.0.0/column-types.ts. */
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
  return withoutChecks(sequelize, sequelize.define<Model<Row, Row>>(name, attributes as never))
}

/**
 * Returns the columns of a table `t` for a SELECT, each under the name of its field. Leave out fields that no user of
 * the list reads.
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
      const columnName = columnOf(name)
      return columnName === name ? `t.${name}` : `t.${columnName} AS ${name}`
    })
    .join(', ')
}

/** Returns the column of a field: `accountId` is `account_id`. */
function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/**
 * No table has validators or hooks, and inserted rows are typed. Searching for them would make an update half as slow
 * again.
 */
function withoutChecks<Row extends object>(sequelize: Sequelize, model: ModelStatic<Model<Row, Row>>): Table<Row> {
  const { update } = model
  return Object.assign(model, {
    ...plainInserts<Row>(sequelize, model),
    update: (values: never, options: object) =>
      update.call(model, values, { validate: false, hooks: false, ...options } as never),
  }) as Table<Row>
}

function plainInserts<Row extends object>(
  sequelize: Sequelize,
  model: ModelStatic<Model<Row, Row>>,
): PlainInserts<Row> {
  const fields = Object.keys(model.getAttributes())
  const into = `INTO ${model.getTableName()} (${fields.map(columnOf).join(', ')}) VALUES`
  const valuesOf = (row: Row) => fields.map((field) => Reflect.get(row, field) ?? null)
  // It writes every value, also literals and bytes; its type is narrower.
  const inSql: (value: unknown) => string = sequelize.escape.bind(sequelize) as never
  const tupleOf = (row: Row) => `(${valuesOf(row).map(inSql).join(', ')})`
  const insertOne = `INSERT ${into} (${fields.map((_, index) => `$${index + 1}`).join(', ')})`
  return {
    async create(row, { transaction = null } = {}) {
      await sequelize.query(insertOne, { bind: valuesOf(row), transaction })
    },
    async bulkCreate(rows, { transaction = null, ignoreDuplicates = false, updateOnDuplicate = [] } = {}) {
      if (rows.length === 0) return
      const updates = updateOnDuplicate.map((field) => `${columnOf(field)} = VALUES(${columnOf(field)})`).join(', ')
      const insert = `INSERT ${ignoreDuplicates ? 'IGNORE ' : ''}${into}`
      const values = rows.map(tupleOf).join(', ')
      const otherwise = updates && `ON DUPLICATE KEY UPDATE ${updates}`
      await sequelize.query(`${insert} ${values} ${otherwise}`, { transaction })
    },
  }
}

/** Returns the rows a query finds, as plain objects. */
export function readAll<Row extends object>(table: Table<Row>, options: FindOptions<Row>): Promise<Row[]> {
  // Under `raw` Sequelize returns plain rows while its types still say models.
  return table.findAll({ ...options, raw: true }) as Promise<unknown> as Promise<Row[]>
}

/** Selects a page of a list: at most this many rows after one of them, in order of the ids or in reverse. */
export interface IdRange {
  after?: string | undefined
  most: number
}

/** Returns the first row a query finds. */
export async function readOne<Row extends object>(
  table: Table<Row>,
  options: FindOptions<Row>,
): Promise<Row | undefined> {
  return (await readAll(table, { ...options, limit: 1 }))[0]
}

/** Returns whether a write failed because a row with one of its unique keys exists. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && error.name === 'SequelizeUniqueConstraintError'
}
