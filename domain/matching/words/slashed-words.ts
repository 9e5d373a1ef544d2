/** Pairs of words whose first one clerks shorten to a letter and a slash (`c/storage`), from cause lists of the High Courts. */
const PAIRS = `
  cold storage, cold store, cold stores, general store, general stores, medical store, medical stores, medical hall, super store, super stores,
  rice mill, rice mills, oil mill, oil mills, flour mill, flour mills, saw mill, saw mills, cotton mill, cotton mills, dal mill, dal mills,
  ware house, petrol pump, filling station, service station, gas agency, gas service, printing press, steel works, engineering works,
  kirana store, kirana stores, kirana bhandar, vastra bhandar, cloth house, cloth store, book depot, book store, transport company,
  transport co, finance company, construction company, trading company, brick kiln, brick field, stone crusher, ice factory
`

export const SLASHED_WORDS: ReadonlyMap<string, string[]> = new Map(
  PAIRS.split(',').map((pair) => {
    const [first = '', second = ''] = pair.trim().split(' ')
    return [`${first[0]}${second}`, [first, second]]
  }),
)
