import type { ListFile, ListVisit } from '../../../sources/cause-lists/list-visit.ts'
import type { Reading } from '../../../sources/http-answer.ts'

/** A visit to a site with these files, and what was asked of it. */
export function siteOf(files: Record<string, string>) {
  const asked: string[] = []
  const visit: ListVisit = {
    async get(path): Promise<Reading<ListFile>> {
      asked.push(path)
      const text = files[path]
      if (text === undefined) return { kind: 'none' }
      return { kind: 'found', value: { kind: 'new', bytes: new TextEncoder().encode(text), etag: null } }
    },
  }
  return { visit, asked }
}
