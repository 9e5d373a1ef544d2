/**
 * A list of the API: `await` gives its first page, `for await` every item to the end, each page when its first item is asked for.
 *
 * A list with `$skip` shifts when items leave or join it: then a loop misses some, or gives some twice. Read it to the end before you change
 * what it lists.
 */
export type Listed<Page, Item> = Promise<Page> & AsyncIterable<Item>

/** What pages tell of the next one, in the three ways there are. */
interface AnyPage {
  nextCursor?: string | null
  hasMore?: boolean
  nextPageToken?: string | null
  recordsFiltered?: number
}

/**
 * @param read reads a page, with these parameters beside those of the caller
 * @param parameters those of the caller
 */
export function listed<Page extends object, Item>(
  read: (more: object) => Promise<Page>,
  parameters: object,
): Listed<Page, Item> {
  const first = read({})
  async function* items(): AsyncGenerator<Item> {
    let skipped = '$skip' in parameters && typeof parameters.$skip === 'number' ? parameters.$skip : 0
    for (let page: Page | undefined = await first; page; ) {
      const items = itemsOf<Item>(page)
      yield* items
      skipped += items.length
      const more = moreAfter(page, skipped, items.length)
      page = more && (await read(more))
    }
  }
  return Object.assign(first, { [Symbol.asyncIterator]: items })
}

function itemsOf<Item>({ warnings: _, ...page }: { warnings?: unknown }): Item[] {
  // A page holds one list; the types of the operations say of what.
  return (Object.values(page).find((part) => Array.isArray(part)) ?? []) as Item[]
}

/** What asks for the next page; undefined at the end. */
function moreAfter(page: AnyPage, skipped: number, length: number): object | undefined {
  if (page.recordsFiltered !== undefined)
    return length > 0 && skipped < page.recordsFiltered ? { $skip: skipped } : undefined
  if (page.nextPageToken !== undefined)
    return page.nextPageToken === null ? undefined : { pageToken: page.nextPageToken }
  // The event log leads on from its end, too: to what has not happened yet.
  if (page.hasMore === false) return undefined
  return page.nextCursor ? { cursor: page.nextCursor } : undefined
}
