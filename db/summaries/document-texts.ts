import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Sequelize } from 'sequelize'
import { column, isDuplicate, readOne, table } from '../base/table.ts'
import { OF_AN_ORDER } from './of-an-order.ts'

interface DocumentTextRow {
  documentKey: string
  pagesGzip: Buffer
  created: number
}

/** A page as it was read from its document. */
export interface StoredPage {
  page: number
  text: string
  /** Whether the text stands in the document, was recognised in the picture of the page, or was not to be had. */
  source: 'document' | 'recognised' | 'unread'
}

/** Texts of orders' documents, by the SHA-256 of the court's bytes: read once, kept here and nowhere else. */
export function documentTextsRepository(sequelize: Sequelize) {
  const texts = table<DocumentTextRow>(sequelize, 'document_texts', ['documentKey'], {
    documentKey: column.text(64),
    pagesGzip: column.bytes,
    created: column.time,
  })

  return {
    /** The pages of a document whose text was read. */
    async find(documentKey: string): Promise<StoredPage[] | undefined> {
      const row = await readOne(texts, { where: { documentKey } })
      return row && (JSON.parse(String(await promisify(gunzip)(row.pagesGzip))) as StoredPage[])
    },

    /** Keeps the pages of a document. What is there stays; of a document that was erased meanwhile nothing is kept. */
    async keepOnce(documentKey: string, pages: StoredPage[]): Promise<void> {
      const pagesGzip = await promisify(gzip)(JSON.stringify(pages))
      try {
        await sequelize.query(KEEP, { replacements: { documentKey, pagesGzip, created: Date.now() } })
      } catch (error) {
        if (!isDuplicate(error)) throw error
      }
    },
  }
}

const KEEP = `INSERT INTO document_texts (document_key, pages_gzip, created)
  SELECT :documentKey, :pagesGzip, :created FROM ${OF_AN_ORDER}`
