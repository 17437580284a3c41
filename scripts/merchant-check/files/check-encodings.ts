import { ASSETS_PREFIX } from '#deploy/headers'
import { TEXT_FILE } from '../../build/compress-files'
import type { CheckRun } from '../check-run'
import type { HttpResponse } from '../connection/http-get'
import type { Report } from '../report/findings'
import { SERVICE_WORKER } from './check-service-worker'

const ENCODINGS = ['br', 'gzip'] as const
const SAMPLES = 2 // assets of each kind: a host compresses by the kind
const SMALL_BYTES = 1_000 // hosts that compress by themselves leave smaller files alone

/**
 * Requests the document, the files without a build in their names and some assets as plain text, as brotli and as gzip.
 * Reports compressed forms of other files, and files that are sent uncompressed.
 */
export async function checkEncodings(
  visit: CheckRun,
  addFinding: Report,
  files: readonly string[],
  assets: readonly string[],
): Promise<void> {
  const asked = [...files, ...samplesOf(assets)]
  const plain: string[] = []
  for (const path of asked) {
    const isPlain = await isPlainOnly(visit, addFinding, path)
    // sw.js is small, and the kill switch has no compressed forms.
    if (isPlain && path !== SERVICE_WORKER) plain.push(path)
  }
  const [first] = plain
  if (first !== undefined)
    addFinding(
      'warning',
      'file-uncompressed',
      first,
      plain.length === 1
        ? 'is sent uncompressed'
        : `is sent uncompressed, like ${String(plain.length - 1)} more of ${String(asked.length)} files`,
      'Send FILE.br or FILE.gz in place of a file if the browser accepts it (docs/deploying.md).',
    )
}

const samplesOf = (assets: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>()
  return assets.filter((path) => {
    const [kind] = TEXT_FILE.exec(path) ?? []
    if (kind === undefined || !path.startsWith(ASSETS_PREFIX)) return false
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= SAMPLES
  })
}

/** Reports compressed forms that differ from the file. @returns true if there is no compressed form */
const isPlainOnly = async (visit: CheckRun, addFinding: Report, path: string): Promise<boolean> => {
  const plain = await request(visit, path, 'identity')
  if (plain === null || plain === 'broken') return false // reported elsewhere
  const replies = await Promise.all(
    ENCODINGS.map(async (encoding) => ({ encoding, reply: await request(visit, path, encoding) })),
  )
  const isOther = (reply: Reply): boolean =>
    reply === 'broken' || (reply !== null && !reply.body.equals(plain.body))
  const stale = replies.filter(({ reply }) => isOther(reply))
  // A document may have been replaced since the first request.
  const again = stale.length > 0 ? await request(visit, path, 'identity') : null
  if (again !== null && !isOther(again))
    addFinding(
      'error',
      'file-stale-encoding',
      path,
      `has another content as ${stale.map(({ encoding }) => encoding).join(' and ')} than uncompressed`,
      'Upload the file with its .br and .gz of the same build, or delete them.',
    )
  const isPacked = replies.some(
    ({ reply }) => reply === null || reply === 'broken' || reply.headers.has('Content-Encoding'),
  )
  return !isPacked && plain.body.byteLength > SMALL_BYTES
}

/** A file in one encoding, unpacked. `broken` if it cannot be unpacked, null if it has not arrived. */
type Reply = HttpResponse | 'broken' | null

/** Codes of zlib's errors for gzip and brotli. */
const UNPACKING_FAILED = /^(?:Z_|ERR__ERROR_)/u

/** A host that limits requests may reject any one: that says nothing of the file. */
const request = async (visit: CheckRun, path: string, encoding: string): Promise<Reply> => {
  const asked = await visit.get(`${visit.origin}${path}`, { headers: { 'Accept-Encoding': encoding } })
  if (!asked.ok) return UNPACKING_FAILED.test(asked.error.code) ? 'broken' : null
  return asked.value.status === 200 ? asked.value : null
}
