import { searchInOneForm } from '../../../domain/name-form.ts'
import { fieldOf, type Search, type SearchField, type SearchFields } from './searched.ts'

/** Scans text in half the time of the tables' own collation, and is case-insensitive too. */
const LIKE_COLLATION = 'utf8mb4_general_ci'

export function writeConditions(fields: SearchFields, { filter, like, after }: Search) {
  const values: Record<string, unknown> = after === undefined ? {} : { after }
  const conditions = after === undefined ? [] : ['t.id > :after']
  for (const [index, [name, wanted]] of Object.entries(filter).entries()) {
    const given = wanted.filter((value) => value !== null)
    const present = [...new Set(given.flatMap(inBothForms))]
    values[`f${index}`] = present
    conditions.push(isAnyOf(fieldOf(fields, name), `:f${index}`, present.length, given.length < wanted.length))
  }
  for (const [index, [name, text]] of Object.entries(like).entries()) {
    const forms = inBothForms(text).map((form, at) => {
      const value = `l${index}_${at}`
      values[value] = `%${form.replaceAll(/[!%_]/g, '!$&')}%`
      return `${fieldOf(fields, name).value} COLLATE ${LIKE_COLLATION} LIKE :${value} ESCAPE '!'`
    })
    conditions.push(forms.length > 1 ? `(${forms.join(' OR ')})` : forms.join(''))
  }
  return { conditions, values }
}

/** Names are stored normalised, texts of courts as received: a search for unnormalised text tries both forms. */
export function inBothForms<V>(value: V): V[] | [V, string] {
  if (typeof value !== 'string') return [value]
  const form = searchInOneForm(value)
  return form === value ? [value] : [value, form]
}

function isAnyOf(field: SearchField, values: string, count: number, orNull: boolean): string {
  const alternatives = [
    ...(count > 0 ? [field.contains ? field.contains.replaceAll(':values', values) : equals(field, values)] : []),
    ...(orNull && field.value ? [`${field.value} IS NULL`] : []),
  ]
  return alternatives.length === 0 ? 'FALSE' : `(${alternatives.join(' OR ')})`
}

/** Collations equate `é` with `e` and ignore trailing blanks: they find the rows, the byte comparison decides. */
function equals({ type, value }: SearchField, values: string): string {
  if (type !== 'text') return `${value} IN (${values})`
  return `${value} IN (${values}) AND CAST(${value} AS BINARY) IN (${values})`
}
