import { parse } from '@guanmingchiu/sqlparser-ts'
import { alternatives, child, isNode, listOf, type Node, type Value } from './syntax-tree.ts'

/*
 * Parses SQL and finds where it goes from the rows of one account to another's: two tables with `account_id` in one
 * statement that are not held to the same account. Tables count as held when the statement compares their accounts,
 * directly or through other columns and bound values, or when both are the same row.
 */

/** The check's knowledge of the tables. */
export interface Schema {
  /** The columns of each table. */
  columns: ReadonlyMap<string, ReadonlySet<string>>
  /** Columns that are unique by themselves, as `table.column`. */
  unique: ReadonlySet<string>
}

/** How a statement relates to accounts. */
export interface Reading {
  /** Pairs of tables that it does not hold to the same account, as `one, other` in alphabetical order. */
  crossings: string[]
  /** Tables whose rows it reads of all accounts, without checking what their plans allow. */
  ofAllAccounts: string[]
}

/** @throws for a statement that cannot be parsed */
export function readStatement(sql: string, schema: Schema): Reading {
  const crossings = new Set<string>()
  const ofAllAccounts = new Set<string>()
  for (const statement of parse(forParser(sql), 'mysql') as Node[])
    for (const alternative of alternatives(statement)) {
      const reader = new StatementReader(schema)
      reader.read(alternative)
      for (const pair of reader.crossings()) crossings.add(pair)
      for (const table of reader.ofAllAccounts()) ofAllAccounts.add(table)
    }
  return { crossings: [...crossings].toSorted(), ofAllAccounts: [...ofAllAccounts].toSorted() }
}

/** The parser does not know MySQL's older clause for shared locks, nor the driver's names of bound values. */
function forParser(sql: string): string {
  return sql.replace(/ LOCK IN SHARE MODE;?$/, '').replaceAll(/\$(\d+)/g, ':bound$1')
}

/** A table in a statement. */
interface Occurrence {
  name: string
  table: string
  /** The conditions that apply to it: a table of a subquery has those of the query around it, too. */
  scopes: readonly number[]
}

/** The columns of an alias. */
type Source =
  | { kind: 'table'; occurrence: Occurrence }
  | { kind: 'derived'; outputs: Map<string, string>; stars: Scope[] }

interface Scope {
  sources: Map<string, Source>
  around: Scope | undefined
  path: readonly number[]
}

class StatementReader {
  private readonly schema: Schema
  private readonly occurrences: Occurrence[] = []
  /** Names of columns and values that are equal, each pointing to another of its group. */
  private readonly equal = new Map<string, string>()
  private readonly bound = new Set<string>()
  private scopes = 0

  constructor(schema: Schema) {
    this.schema = schema
  }

  read(statement: Node): void {
    const scope = this.scopeIn(undefined)
    if (isNode(statement.Query)) this.query(statement.Query, scope)
    else if (isNode(statement.Insert)) this.insert(statement.Insert, scope)
    else if (isNode(statement.Update)) {
      this.from([statement.Update.table ?? null], scope)
      this.conditions(statement.Update.selection, scope)
      this.subqueries(statement.Update.assignments, scope)
    } else if (isNode(statement.Delete)) {
      const { from } = statement.Delete
      this.from(listOf(child(from, 'WithFromKeyword') ?? child(from, 'WithoutKeyword')), scope)
      this.conditions(statement.Delete.selection, scope)
    }
    this.joinSameRows()
    // Shared records are found by the user they are shared with.
    for (const { name, table } of this.occurrences)
      if (table === 'shares' && this.bound.has(this.groupOf(`${name}.grantee`))) this.bind(`${name}.thing_id`)
  }

  crossings(): string[] {
    const owned = this.owned()
    return owned.flatMap((one, nth) =>
      owned
        .slice(nth + 1)
        .filter((other) => stand(one, other) && this.groupOf(accountOf(one)) !== this.groupOf(accountOf(other)))
        .map((other) => [one.table, other.table].toSorted().join(', ')),
    )
  }

  /** The tables that no value leads to, unless the statement checks the plan of their account. */
  ofAllAccounts(): string[] {
    const owned = this.owned()
    const asked = new Set(
      this.occurrences
        .filter(({ table }) => table === 'accounts')
        .filter((account) =>
          this.occurrences.some(
            ({ table, name }) =>
              table === 'plans' && this.groupOf(`${name}.id`) === this.groupOf(`${account.name}.plan_id`),
          ),
        )
        .map((account) => this.groupOf(`${account.name}.id`)),
    )
    const reached = new Set(owned.filter((each) => this.isReached(each)).map((each) => this.groupOf(accountOf(each))))
    return owned
      .filter((each) => !reached.has(this.groupOf(accountOf(each))) && !asked.has(this.groupOf(accountOf(each))))
      .map(({ table }) => table)
  }

  private owned(): Occurrence[] {
    return this.occurrences.filter(
      ({ table }) => this.schema.columns.get(table)?.has('account_id') || table === 'accounts',
    )
  }

  /** Whether a value names its account, or rows of it by an id. */
  private isReached({ name, table }: Occurrence): boolean {
    const ids = [...(this.schema.columns.get(table) ?? [])].filter(
      (column) => column === 'id' || column.endsWith('_id'),
    )
    return ids.some((column) => this.bound.has(this.groupOf(`${name}.${column}`)))
  }

  private scopeIn(around: Scope | undefined, path = around?.path ?? []): Scope {
    return { sources: new Map(), around, path: [...path] }
  }

  /** Reads a query, whose FROM has its derived tables. @returns the scope whose columns it selects, and the columns */
  private query(
    query: Node,
    around: Scope,
    isDerived = false,
  ): { scope: Scope; projection: readonly Value[] } | undefined {
    const outer = this.scopeIn(around, isDerived ? around.path : [...around.path, ++this.scopes])
    for (const table of listOf(child(query.with, 'cte_tables'))) {
      const alias = String(child(table, 'alias', 'name', 'value')).toLowerCase()
      const inner = child(table, 'query')
      if (isNode(inner)) outer.sources.set(`with ${alias}`, this.derived(inner, outer))
    }
    const { body } = query
    if (isNode(child(body, 'Query'))) return this.query(child(body, 'Query') as Node, outer, true)
    const select = child(body, 'Select')
    if (!isNode(select)) {
      this.subqueries(body, outer)
      return undefined
    }
    const scope = this.scopeIn(outer)
    this.from(listOf(select.from), scope)
    this.conditions(select.selection, scope)
    for (const part of ['projection', 'group_by', 'having', 'named_window', 'qualify'])
      this.subqueries(select[part], scope)
    this.subqueries(query.order_by, scope)
    return { scope, projection: listOf(select.projection) }
  }

  private derived(query: Node, around: Scope): Source {
    const outputs = new Map<string, string>()
    const stars: Scope[] = []
    const found = this.query(query, around, true)
    for (const item of found?.projection ?? []) {
      if (!found || !isNode(item)) continue
      const aliased = item.ExprWithAlias
      const expression = child(aliased, 'expr') ?? item.UnnamedExpr
      if (expression === undefined) {
        stars.push(found.scope)
        continue
      }
      const name = child(aliased, 'alias', 'value') ?? lastPart(expression)
      const is = this.nameOf(expression, found.scope)
      if (typeof name === 'string' && is !== undefined) outputs.set(name.toLowerCase(), is)
    }
    return { kind: 'derived', outputs, stars }
  }

  private from(tables: readonly Value[], scope: Scope): void {
    const conditions: Value[] = []
    for (const table of tables) {
      this.relation(child(table, 'relation'), scope)
      for (const join of listOf(child(table, 'joins'))) {
        this.relation(child(join, 'relation'), scope)
        conditions.push(...conditionsOf(child(join, 'join_operator')))
      }
    }
    for (const condition of conditions) this.conditions(condition, scope)
  }

  private relation(relation: Value | undefined, scope: Scope): void {
    if (!isNode(relation)) return
    if (isNode(relation.Table)) {
      const table = String(lastPart({ CompoundIdentifier: namesOf(relation.Table.name) })).toLowerCase()
      const alias = String(child(relation.Table, 'alias', 'name', 'value') ?? table).toLowerCase()
      const common = this.find(`with ${table}`, scope)
      scope.sources.set(alias, common ?? { kind: 'table', occurrence: this.occurrence(table, scope) })
    } else if (isNode(relation.Derived)) {
      const alias = String(child(relation.Derived, 'alias', 'name', 'value')).toLowerCase()
      const { subquery } = relation.Derived
      if (isNode(subquery)) scope.sources.set(alias, this.derived(subquery, scope))
    } else if (isNode(relation.NestedJoin)) this.from([relation.NestedJoin.table_with_joins ?? null], scope)
  }

  private occurrence(table: string, scope: Scope): Occurrence {
    const occurrence = { name: `${table}#${this.occurrences.length}`, table, scopes: scope.path }
    this.occurrences.push(occurrence)
    return occurrence
  }

  private find(alias: string, scope: Scope | undefined): Source | undefined {
    return scope && (scope.sources.get(alias) ?? this.find(alias, scope.around))
  }

  /** Inserted rows belong to the accounts that are written into them. */
  private insert(insert: Node, scope: Scope): void {
    const { source } = insert
    if (!isNode(source)) return
    const found = this.query(source, scope, true)
    const table = String(lastPart({ CompoundIdentifier: namesOf(child(insert.table, 'TableName')) })).toLowerCase()
    if (!found || found.scope.sources.size === 0) return
    const target = this.occurrence(table, scope)
    for (const [nth, column] of listOf(insert.columns).entries()) {
      const item = found.projection[nth]
      const is =
        item === undefined
          ? undefined
          : this.nameOf(child(item, 'ExprWithAlias', 'expr') ?? child(item, 'UnnamedExpr'), found.scope)
      const name = lastPart({ CompoundIdentifier: namesOf(column) })
      if (is !== undefined && name !== undefined) this.unite(`${target.name}.${name.toLowerCase()}`, is)
    }
  }

  /** Adds the comparisons that hold for every row: those joined by AND. */
  private conditions(condition: Value | undefined, scope: Scope): void {
    if (!isNode(condition)) return
    const comparison = condition.BinaryOp
    if (isNode(condition.Nested)) {
      this.conditions(condition.Nested, scope)
      return
    }
    if (isNode(comparison) && comparison.op === 'And') {
      this.conditions(comparison.left, scope)
      this.conditions(comparison.right, scope)
      return
    }
    if (isNode(comparison) && (comparison.op === 'Eq' || comparison.op === 'Spaceship'))
      this.equate(comparison.left, comparison.right, scope)
    const list = condition.InList
    if (isNode(list) && list.negated !== true) {
      const name = this.nameOf(list.expr, scope)
      if (name !== undefined && listOf(list.list).every((each) => child(each, 'Value') !== undefined)) this.bind(name)
    }
    const within = condition.InSubquery
    if (isNode(within) && within.negated !== true && isNode(within.subquery)) {
      const found = this.query(within.subquery, scope)
      const wanted =
        child(within.expr, 'Tuple') === undefined ? [within.expr ?? null] : listOf(child(within.expr, 'Tuple'))
      for (const [nth, expression] of wanted.entries()) {
        const item = found?.projection[nth]
        const is =
          found && item !== undefined
            ? this.nameOf(child(item, 'ExprWithAlias', 'expr') ?? child(item, 'UnnamedExpr'), found.scope)
            : undefined
        const name = this.nameOf(expression, scope)
        if (name !== undefined && is !== undefined) this.unite(name, is)
      }
      this.subqueries(within.expr, scope)
      return
    }
    this.subqueries(condition, scope)
  }

  private equate(left: Value | undefined, right: Value | undefined, scope: Scope): void {
    const [ones, others] = [left, right].map((side) => {
      const tuple = child(side, 'Tuple')
      return tuple === undefined ? [side ?? null] : listOf(tuple)
    }) as [readonly Value[], readonly Value[]]
    for (const [nth, one] of ones.entries()) {
      const [name, other] = [this.nameOf(one, scope), this.nameOf(others[nth], scope)]
      if (name !== undefined && other !== undefined) this.unite(name, other)
    }
  }

  /** Reads the queries anywhere in an expression. */
  private subqueries(value: Value | undefined, scope: Scope): void {
    if (Array.isArray(value)) for (const each of value as readonly Value[]) this.subqueries(each, scope)
    if (!isNode(value)) return
    if (isNode(value.body) && 'with' in value) {
      this.query(value, scope)
      return
    }
    for (const each of Object.values(value)) this.subqueries(each, scope)
  }

  /** The name of a column or a bound value in this reading; undefined for any other expression. */
  private nameOf(expression: Value | undefined, scope: Scope): string | undefined {
    if (!isNode(expression)) return undefined
    if (isNode(expression.Nested)) return this.nameOf(expression.Nested, scope)
    if (isValue(expression)) {
      const value = JSON.stringify(child(expression, 'Value', 'value'))
      this.bind(value)
      return value
    }
    if (isNode(expression.Identifier)) return this.columnOf(String(expression.Identifier.value).toLowerCase(), scope)
    const parts = listOf(expression.CompoundIdentifier).map((part) => String(child(part, 'value')).toLowerCase())
    const [alias, column] = parts.slice(-2)
    if (alias === undefined || column === undefined) return undefined
    const source = this.find(alias, scope)
    return source && this.columnIn(source, column)
  }

  private columnOf(column: string, scope: Scope | undefined): string | undefined {
    if (scope === undefined) return undefined
    for (const source of scope.sources.values()) {
      const name = this.columnIn(source, column)
      if (name !== undefined) return name
    }
    return this.columnOf(column, scope.around)
  }

  private columnIn(source: Source, column: string): string | undefined {
    if (source.kind === 'table') {
      const { name, table } = source.occurrence
      return this.schema.columns.get(table)?.has(column) ? `${name}.${column}` : undefined
    }
    const known = source.outputs.get(column)
    if (known !== undefined) return known
    for (const scope of source.stars)
      for (const inner of scope.sources.values()) {
        const name = this.columnIn(inner, column)
        if (name !== undefined) return name
      }
    return undefined
  }

  /** Two occurrences of a table with the same unique column are one row. */
  private joinSameRows(): void {
    for (const [nth, one] of this.occurrences.entries())
      for (const other of this.occurrences.slice(nth + 1)) {
        if (one.table !== other.table) continue
        const isSame = [...(this.schema.columns.get(one.table) ?? [])].some(
          (column) =>
            this.schema.unique.has(`${one.table}.${column}`) &&
            this.groupOf(`${one.name}.${column}`) === this.groupOf(`${other.name}.${column}`),
        )
        if (isSame) this.unite(accountOf(one), accountOf(other))
      }
  }

  private groupOf(name: string): string {
    let at = name
    for (let next = this.equal.get(at); next !== undefined; next = this.equal.get(at)) at = next
    return at
  }

  private unite(one: string, other: string): void {
    const [group, another] = [this.groupOf(one), this.groupOf(other)]
    if (group === another) return
    this.equal.set(group, another)
    if (this.bound.has(group)) this.bound.add(another)
  }

  private bind(name: string): void {
    this.bound.add(this.groupOf(name))
  }
}

function accountOf({ name, table }: Occurrence): string {
  return table === 'accounts' ? `${name}.id` : `${name}.account_id`
}

/**
 * Whether two tables are in one query, or one in a subquery of the other: two subqueries of one query do not constrain
 * each other.
 */
function stand(one: Occurrence, other: Occurrence): boolean {
  const length = Math.min(one.scopes.length, other.scopes.length)
  return one.scopes.slice(0, length).every((scope, nth) => scope === other.scopes[nth])
}

/** A bound value or a text; a number is no account. */
function isValue(expression: Value | undefined): boolean {
  const value = child(expression, 'Value', 'value')
  return isNode(value) && ('Placeholder' in value || 'SingleQuotedString' in value)
}

function conditionsOf(operator: Value | undefined): Value[] {
  if (!isNode(operator)) return []
  return Object.entries(operator).flatMap(([kind, each]) => (kind === 'On' ? [each] : conditionsOf(each)))
}

function namesOf(name: Value | undefined): Value[] {
  return listOf(name).map((part) => child(part, 'Identifier') ?? part)
}

function lastPart(expression: Value): string | undefined {
  const last = child(listOf(child(expression, 'CompoundIdentifier')).at(-1) ?? child(expression, 'Identifier'), 'value')
  return typeof last === 'string' ? last : undefined
}
