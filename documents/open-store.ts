import { folderStore } from './folder-store.ts'
import { type S3Settings, s3Store } from './s3-store.ts'
import type { DocumentStore } from './store.ts'

export type StoreSettings = { kind: 'folder'; folder: string } | ({ kind: 's3' } & S3Settings)

/** Opens the store that the configuration names. */
export async function openStore(settings: StoreSettings): Promise<DocumentStore> {
  return settings.kind === 's3' ? s3Store(settings) : folderStore(settings.folder)
}
