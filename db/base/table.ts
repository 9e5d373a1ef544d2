import { DataTypes, type FindOptions, type Model, type ModelStatic, type Sequelize, type Transaction } from 'sequelize'
import { v7 as uuidv7 } from 'uuid'

/** A transaction that several aggregates' functions take part in; see `Database.transaction`. */
export type Tx = Transaction

/** A table as its aggregate's file sees it: rows in, plain rows out. */
export type Table<Row extends object> = PlainInserts<Row> & ModelStatic<Model<Row, Row>>

interface InTransaction {
  transaction?: Tx | null
}

/** Rows that exist already, by one of their keys, stay as they are or get the named fields of the new ones; else they are an error. */
interface OnDuplicate<Row> extends InTransaction {
  ignoreDuplicates?: boolean
  updateOnDuplicate?: (keyof Row & string)[]
}

/**
 * How rows are written: by plain statements. Sequelize's own make a model of each row and look for validators and hooks, which no table has;
 * that takes three times as long.
 */
interface PlainInserts<Row> {
  create(row: Row, options?: InTransaction): Promise<void>
  /** One statement for all of them. */
  bulkCreate(rows: readonly Row[], options?: OnDuplicate<Row>): Promise<void>
}

/** A new id: opaque, 32 characters, later ones sort after earlier ones. */
export function newId(): string {
  return uuidv7().replaceAll('-', '')
}

/** The least id that can have been given at an instant, epoch ms: ids begin with the time, in milliseconds. */
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
      const columnName = columnOf(name)
      return columnName === name ? `t.${name}` : `t.${columnName} AS ${name}`
    })
    .join(', ')
}

/** The column of a field: `accountId` is `account_id`. */
function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** No table has validators or hooks, and what goes in is typed. To look for them all the same would make an update half as slow again. */
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
  // It writes every value, literals and bytes too; its type knows but some.
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
