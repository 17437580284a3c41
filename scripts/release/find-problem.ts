import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ASSETS_PREFIX, DOCUMENT_PATH, headersForPath, WORKER_PREFIX } from '#deploy/headers'
import { HOME_PATH } from '#domain/routing/routes'
import type { LocalGet } from './local-get'
import type { Candidate } from './prepare-release'
import { isVisible } from './own-files'
import { closedFolders, filesIn } from './readable-files'

/** Also set by others: a module that compresses adds to it. */
const SHARED_HEADER = 'Vary'
const NO_FILE = `${ASSETS_PREFIX}no-such-file.js`

interface ServedFile {
  readonly url: string
  /** On this machine. */
  readonly file: string
  /** The path whose headers it has. */
  readonly rule: string
}

/**
 * Compares what nginx serves with the files of a release: status, bytes in each encoding, headers, a missing file and
 * the redirect to the app's start.
 * @returns a sentence about the first difference, or null
 */
export async function findProblem(get: LocalGet, candidate: Candidate): Promise<string | null> {
  const encodings = ['identity', 'gzip', ...(candidate.settings.hasBrotli ? ['br'] : [])]
  for (const served of await servedFiles(candidate)) {
    const bytes = await readFile(served.file)
    const wanted = Object.entries(headersForPath(candidate.rules, served.rule))
    for (const encoding of encodings) {
      const response = await get(served.url, encoding).catch((error: unknown) => String(error))
      if (typeof response === 'string')
        return `${served.url}: with Accept-Encoding ${encoding}, no usable response: ${response}`
      const { status, headers, body } = response
      if (status !== 200) return `${served.url}: status ${String(status)}. ${await reasonFor(served.file)}`
      if (!body.equals(bytes))
        return `${served.url}: with Accept-Encoding ${encoding}, other bytes than ${served.file}.`
      const missing = wanted.find(
        ([name, value]) => name !== SHARED_HEADER && headers[name.toLowerCase()] !== value,
      )
      if (missing) return `${served.url}: the header ${missing[0]} is not that of this release.`
    }
  }
  const home = await get(HOME_PATH)
  if (home.status !== 200) return `${HOME_PATH}: status ${String(home.status)}.`
  const start = await get('/')
  if (start.status !== 302 || start.headers.location !== HOME_PATH) return `/: no redirect to ${HOME_PATH}.`
  const { status } = await get(NO_FILE)
  return status === 404 ? null : `${NO_FILE}: status ${String(status)} in place of 404.`
}

/** Documents and the merchant's files, with one script and the script that starts the worker. */
async function servedFiles({ folder, build, site }: Candidate): Promise<readonly ServedFile[]> {
  const served = path.join(folder, 'm')
  const own = (await filesIn(site.ownFiles)).filter((name) => name.split(path.sep).every(isVisible))
  const names = [...(await filesAt(served)), ...own]
  const files = new Set(names.filter((name) => name.includes('.') && !/\.(?:br|gz|dcz)$/u.test(name)))
  files.delete('index.html')
  const scripts = (await filesIn(path.join(build, 'assets'))).filter((name) => name.endsWith('.js'))
  const worker = scripts.find((name) => `${ASSETS_PREFIX}${name}`.startsWith(WORKER_PREFIX))
  const script = scripts.find((name) => name.includes('/') && !name.includes('.dcz/'))
  return [
    { url: '/m/promotions', file: path.join(served, 'index.html'), rule: DOCUMENT_PATH },
    {
      url: '/mobile/mc/asset-manifest.json',
      file: path.join(served, 'asset-manifest.json'),
      rule: '/mobile/mc/',
    },
    ...[...files].map((name) => ({
      url: `/m/${name.split(path.sep).map(encodeURIComponent).join('/')}`,
      file: path.join(served, name),
      rule: `/m/${name}`,
    })),
    ...[worker, script]
      .filter((name) => name !== undefined)
      .map((name) => `assets/${name}`)
      .map((name) => ({ url: `/m/${name}`, file: path.join(build, name), rule: `/m/${name}` })),
  ]
}

/** Returns the files of a folder, without those of its folders. */
async function filesAt(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

async function reasonFor(file: string): Promise<string> {
  const closed = await closedFolders(file)
  return closed.length === 0
    ? `It is ${file}.`
    : `nginx's workers cannot enter ${closed.join(', ')}: chmod o+x ${closed.join(' ')}`
}
