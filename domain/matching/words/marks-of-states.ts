/** Marks of a government that stand before a State's name, the longest first. */
export const BEFORE_STATE = [
  'state government of',
  'state of union territory of',
  'union territory of',
  'union territory',
  'government of',
  'administration of',
  'state of',
  'ut of',
  'state government',
  'rajya',
  'shasan',
  'sarkar',
  'gnct of',
  'gnct',
  'government',
  'state',
  'ut',
].map((mark) => mark.split(' '))
/** Marks that stand behind it. */
export const BEHIND_STATE = [
  'state government',
  'government',
  'state',
  'administration',
  'sarkar',
  'shasan',
  'rajya',
  'ut',
  'union territory',
].map((mark) => mark.split(' '))
