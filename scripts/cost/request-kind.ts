import { CONFIG_PATH } from '#domain/contract/endpoints'
import { ASSETS_PREFIX, DOCUMENT_COPY_PREFIX } from '#deploy/headers'

/** Kinds of the app's own files, which a static host serves, in the order of tables. */
export const FILE_KINDS = [
  'document',
  'document for the service worker',
  'code',
  'style',
  'translations',
  'list of files',
  'sw.js',
  'config.json',
  'asset-manifest.json',
] as const

type FileKind = (typeof FILE_KINDS)[number]

/** A call of the contract by its method and name, such as `GET relay MCSFE_getBanners`; a kind of file; or an image. */
export type RequestKind = FileKind | 'image' | `call ${string}`

/**
 * Returns the kind of a request to the app's host; null for what does not belong to the app, such as a game.
 * @param path without the query
 */
export function requestKind(method: string, path: string): RequestKind | null {
  const [, relayed] = /^\/wps\/relay\/(\w+)$/u.exec(path) ?? []
  if (relayed !== undefined) return `call ${method} relay ${relayed}`
  if (/^\/(?:wps|lgw)\//u.test(path)) return `call ${method} ${path}`
  if (path.endsWith('/asset-manifest.json')) return 'asset-manifest.json'
  if (path.startsWith(ASSETS_PREFIX)) return assetKind(path)
  if (path.startsWith(DOCUMENT_COPY_PREFIX)) return 'document for the service worker'
  if (path === '/m/sw.js') return 'sw.js'
  if (path === CONFIG_PATH) return 'config.json'
  return path.startsWith('/m/') ? 'document' : null
}

function assetKind(path: string): FileKind {
  if (path.includes('/locale-')) return 'translations'
  if (path.endsWith('.json')) return 'list of files'
  return path.endsWith('.css') ? 'style' : 'code'
}

export const isCall = (kind: string): boolean => kind.startsWith('call ')
