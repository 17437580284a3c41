import { DOCUMENT_COPY_PREFIX, inlineCspHashes, isHttpsOrigin } from '#deploy/headers'
import { httpGet, type HttpResponse } from './http-get'
import type { Report } from './findings'
import type { CheckRun } from './check-run'

const AT_ONCE = 8 // about as many as a browser opens per host
const NO_FILE = '/m/assets/merchant-check-asks-for-no-file.js'
const MAKE_POLICY =
  'Make the policy from this build and this config.json, npm run deploy:nginx (docs/deploying.md).'

/**
 * Checks the document's response: if browsers may cache it, and if its policy matches the document and config.json.
 * Otherwise the policy blocks scripts.
 */
export function checkDocument(visit: CheckRun, addFinding: Report, { headers, body }: HttpResponse): void {
  if (!/\bno-store\b/iu.test(headers.get('Cache-Control') ?? ''))
    addFinding(
      'warning',
      '/m/home',
      'lacks Cache-Control: no-store',
      'Send it, or pages that Safari keeps hold up the next one (docs/deploying.md).',
    )
  reportHeaders(visit, addFinding, headers)
  const policy = headers.get('Content-Security-Policy')
  if (policy === null) {
    addFinding(
      'warning',
      '/m/home',
      'has no Content-Security-Policy',
      'Send the headers of docs/deploying.md.',
    )
    return
  }
  const html = body.toString('utf8')
  const scripts = inlineCspHashes(html, 'script').filter((hash) => !policy.includes(hash))
  if (scripts.length > 0)
    addFinding('error', '/m/home', 'has a policy of another build, which stops its scripts', MAKE_POLICY)
  const allowed = new Set(policy.split(/[\s;]+/u))
  for (const host of visit.config.scriptHosts)
    if (isHttpsOrigin(host) && !allowed.has(host))
      addFinding('warning', '/m/home', `has a policy without ${host} of scriptHosts`, MAKE_POLICY)
}

const reportHeaders = ({ origin }: CheckRun, addFinding: Report, headers: Headers): void => {
  const isHttps = new URL(origin).protocol === 'https:' // browsers ignore the first one over http
  const wanted = [...(isHttps ? ['Strict-Transport-Security'] : []), 'Cross-Origin-Resource-Policy']
  for (const name of wanted.filter((each) => !headers.has(each)))
    addFinding('warning', '/m/home', `has no ${name}`, 'Send the headers of docs/deploying.md.')
}

/**
 * Checks the copy of the document that the service worker stores: its policy must be the document's, and there must be
 * none of another build.
 * @param paths of the build's files
 */
export async function checkDocumentCopy(
  { origin }: CheckRun,
  addFinding: Report,
  home: HttpResponse,
  paths: readonly string[],
): Promise<void> {
  const path = paths.find((each) => each.startsWith(DOCUMENT_COPY_PREFIX))
  if (path === undefined) return
  const copy = await httpGet(origin + path)
  const policy = home.headers.get('Content-Security-Policy')
  if (copy.ok && copy.value.headers.get('Content-Security-Policy') !== policy)
    addFinding(
      'error',
      path,
      'has another policy than /m/home',
      'Send it with the headers of docs/deploying.md.',
    )
  const other = await httpGet(`${origin}${DOCUMENT_COPY_PREFIX}merchant-check.html`)
  if (other.ok && other.value.status !== 404)
    addFinding(
      'error',
      `${DOCUMENT_COPY_PREFIX}*`,
      `HTTP ${other.value.status} for a build that is not there`,
      'Answer 404: players would get a document with the policy of another build.',
    )
}

/** Checks every file in the manifest by HEAD, and the response for a missing file. */
export async function checkAssets(
  visit: CheckRun,
  addFinding: Report,
  paths: readonly string[],
): Promise<void> {
  const missing: string[] = []
  const left = paths.filter((path) => path.startsWith('/'))
  const askSome = async (): Promise<void> => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const asked = await httpGet(`${visit.origin}${path}`, { method: 'HEAD' })
      if (!asked.ok || asked.value.status !== 200 || isDocument(path, asked.value)) missing.push(path)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askSome))
  const [first] = missing.toSorted()
  if (first !== undefined)
    addFinding(
      'error',
      first,
      missing.length === 1 ? 'is missing' : `is missing, with ${missing.length - 1} more files of the build`,
      'Upload dist/assets/ whole; nginx looks for it as m/assets/ below --assets-root, or --root.',
    )
  const asked = await httpGet(`${visit.origin}${NO_FILE}`)
  if (asked.ok && asked.value.status !== 404)
    addFinding(
      'error',
      NO_FILE,
      `HTTP ${asked.value.status} for a file that is not there`,
      'Answer 404: browsers keep a document under a script’s name, and the app stays broken for them.',
    )
}

const isDocument = (path: string, { headers }: HttpResponse): boolean =>
  !path.endsWith('.html') && /\bhtml\b/iu.test(headers.get('Content-Type') ?? '')
