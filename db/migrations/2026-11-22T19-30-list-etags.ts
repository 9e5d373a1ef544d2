import { hasColumn, type Migration } from '../migrate.ts'

/** The ETag of a list as it was last read, so that an unchanged one is not sent again. */
export const migration: Migration = {
  async up(run) {
    if (!(await hasColumn(run, 'list_documents', 'etag')))
      await run('ALTER TABLE list_documents ADD COLUMN etag VARCHAR(190) CHARACTER SET ascii COLLATE ascii_bin NULL')
  },
  async down(run) {
    if (await hasColumn(run, 'list_documents', 'etag')) await run('ALTER TABLE list_documents DROP COLUMN etag')
  },
}
