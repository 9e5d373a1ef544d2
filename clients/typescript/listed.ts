/**
 * A list of the API: `await` returns its first page, `for await` every item to the end, loading each page when its
 * first item is read. A list with `$skip` shifts when items leave or join it, so a loop may miss or repeat some. Read
 * it to the end before you change it.
 */
export type Listed<Page, Item> = Promise<Page> & AsyncIterable<Item>

/** How pages refer to the next one, in the three ways of the API. */
interface AnyPage {
  nextCursor?: string | null
  hasMore?: boolean
  nextPageToken?: string | null
  recordsFiltered?: number
}

/**
 * @param read reads a page, with these parameters in addition to those of the caller
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
  // A page contains one list; the types of the operations determine its items.
  return (Object.values(page).find((part) => Array.isArray(part)) ?? []) as Item[]
}

/** Returns the parameters of the next page; undefined at the end. */
function moreAfter(page: AnyPage, skipped: number, length: number): object | undefined {
  if (page.recordsFiltered !== undefined)
    return length > 0 && skipped < page.recordsFiltered ? { $skip: skipped } : undefined
  if (page.nextPageToken !== undefined)
    return page.nextPageToken === null ? undefined : { pageToken: page.nextPageToken }
  // The event log has a cursor at its end, too, for events that have not happened yet.
  if (page.hasMore === false) return undefined
  return page.nextCursor ? { cursor: page.nextCursor } : undefined
}
