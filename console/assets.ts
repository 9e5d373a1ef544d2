import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Context } from 'koa'

/**
 * The addresses of the files that pages load. Each contains a hash of the content, so that browsers cache it
 * permanently.
 */
export interface Assets {
  css: string
  script: string
  icon: string
  /** Answers a request for an asset. Returns false for any other address. */
  serve(context: Context): boolean
}

const FOLDER = '/console/assets/'
const FONT = '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'

interface Asset {
  type: string
  content: Buffer
}

/** Reads the assets once. */
export function readAssets(): Assets {
  const assets = new Map<string, Asset>()
  const add = (name: string, ending: string, type: string, raw: Buffer) => {
    const hash = createHash('sha256').update(raw).digest('hex').slice(0, 12)
    const path = `${FOLDER}${name}.${hash}.${ending}`
    assets.set(path, { type, content: gzipSync(raw) })
    return path
  }
  const font = add('devanagari', 'ttf', 'font/ttf', readFileSync(new URL(import.meta.resolve(FONT))))
  const css = readFileSync(new URL('assets/console.css', import.meta.url), 'utf8').replace('devanagari.ttf', font)
  return {
    css: add('console', 'css', 'text/css; charset=utf-8', Buffer.from(css)),
    script: add(
      'console',
      'js',
      'text/javascript; charset=utf-8',
      readFileSync(new URL('assets/console.js', import.meta.url)),
    ),
    icon: add('icon', 'svg', 'image/svg+xml', readFileSync(new URL('assets/icon.svg', import.meta.url))),
    serve(context) {
      const asset = assets.get(context.path)
      if (!asset) return false
      context.set({ 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Encoding': 'gzip' })
      context.type = asset.type
      context.body = asset.content
      return true
    },
  }
}
