import { MAX_NUMBER } from './scan.ts'

/** Where an object is: by itself, or at some place in an object stream. */
export type Place = { offset: number; generation: number } | { container: number; index: number }
export type Places = Map<number, Place>

/** New objects by their numbers, as PDF writes them. */
export type Additions = Map<number, string>

/** The entries of a trailer, as PDF writes them: references, and two strings as the identifier. */
export interface Trailer {
  root: string
  info?: string
  encrypt?: string
  id?: string
}

/**
 * A file with new objects and a cross-reference section at its end, which stands for all older sections (ISO 32000-1, 7.5.8). It is
 * written as a stream, because only that can tell of objects in object streams.
 */
export function appendSection(file: Buffer, places: Places, trailer: Trailer, additions: Additions): Buffer {
  const parts: Buffer[] = [file, Buffer.from('\n')]
  let at = file.length + 1
  const all = new Map<number, Place>([...places].filter(([number]) => number > 0 && number <= MAX_NUMBER))
  const add = (number: number, body: Buffer) => {
    const object = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    all.set(number, { offset: at, generation: 0 })
    parts.push(object)
    at += object.length
  }
  for (const [number, text] of additions) add(number, Buffer.from(text, 'latin1'))
  const own = 1 + Math.max(...all.keys(), ...additions.keys())
  const start = at
  all.set(own, { offset: start, generation: 0 })
  const numbers = [...all.keys()].sort((one, other) => one - other)
  const rows = Buffer.concat([rowOf(undefined), ...numbers.map((number) => rowOf(all.get(number)))])
  const dictionary = [
    `/Type /XRef /Size ${own + 1} /W [1 5 2] /Index [0 1 ${rangesOf(numbers)}] /Length ${rows.length}`,
    `/Root ${trailer.root}`,
    ...(trailer.info ? [`/Info ${trailer.info}`] : []),
    ...(trailer.encrypt ? [`/Encrypt ${trailer.encrypt}`] : []),
    // A key made without an identifier is made with an empty one.
    ...(trailer.id || trailer.encrypt ? [`/ID [${trailer.id ?? '() ()'}]`] : []),
  ].join(' ')
  add(own, Buffer.concat([Buffer.from(`<< ${dictionary} >>\nstream\n`, 'latin1'), rows, Buffer.from('\nendstream')]))
  parts.push(Buffer.from(`startxref\n${start}\n%%EOF\n`))
  return Buffer.concat(parts)
}

/** Type, place and generation or index; undefined is the head of the free objects. */
function rowOf(place: Place | undefined): Buffer {
  const row = Buffer.alloc(8)
  const [type, where, which] =
    place === undefined
      ? [0, 0, 65535]
      : 'offset' in place
        ? [1, place.offset, place.generation]
        : [2, place.container, place.index]
  row.writeUIntBE(type, 0, 1)
  row.writeUIntBE(where, 1, 5)
  row.writeUIntBE(Math.min(which, 65535), 6, 2)
  return row
}

/** Numbers in ascending order as pairs of a first one and how many follow on it. */
function rangesOf(numbers: number[]): string {
  const ranges: [first: number, count: number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && last[0] + last[1] === number) last[1] += 1
    else ranges.push([number, 1])
  }
  return ranges.flat().join(' ')
}
