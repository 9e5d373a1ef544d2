import { fieldOf, type Search, type SearchFields } from './searched.ts'

/**
 * Equal records are ordered by id, in the direction of the first field, so that an index can be walked either way.
 * Branches sort by the indexed column; the union sorts by a copy, for an ENUM its number, because unions turn it into
 * text.
 */
export function writeSort(fields: SearchFields, { sort }: Search) {
  const direction = (descending: boolean) => (descending ? 'DESC' : 'ASC')
  const keys = sort.map(({ field, descending }, index) => {
    const { type, value } = fieldOf(fields, field)
    return {
      value,
      copy: typeof type === 'string' ? value : `${value} + 0`,
      name: `s${index}`,
      way: direction(descending),
    }
  })
  const last = direction(sort[0]?.descending ?? false)
  return {
    columns: [...keys.map(({ copy, name }) => `${copy} AS ${name}`), 't.id AS found_id'].join(', '),
    order: [...keys.map(({ name, way }) => `${name} ${way}`), `found_id ${last}`].join(', '),
    orderOfBranch: [...keys.map(({ value, way }) => `${value} ${way}`), `t.id ${last}`].join(', '),
  }
}
