import { DOCUMENT_COPY_PREFIX, inlineCspHashes, isHttpsOrigin } from '#deploy/headers'
import type { HttpResponse } from '../connection/http-get'
import { configField, type Report } from '../report/findings'
import type { CheckRun } from '../check-run'

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
      'document-cacheable',
      '/m/home',
      'lacks Cache-Control: no-store',
      'Send it, or pages that Safari keeps hold up the next one (docs/deploying.md).',
    )
  reportHeaders(visit, addFinding, headers)
  const policy = headers.get('Content-Security-Policy')
  if (policy === null) {
    addFinding(
      'warning',
      'no-policy',
      '/m/home',
      'has no Content-Security-Policy',
      'Send the headers of docs/deploying.md.',
    )
    return
  }
  const html = body.toString('utf8')
  const scripts = inlineCspHashes(html, 'script').filter((hash) => !policy.includes(hash))
  if (scripts.length > 0)
    addFinding(
      'error',
      'policy-of-other-build',
      '/m/home',
      'has a policy of another build, which stops its scripts',
      MAKE_POLICY,
    )
  const allowed = new Set(policy.split(/[\s;]+/u))
  for (const [index, host] of visit.config.scriptHosts.entries())
    if (isHttpsOrigin(host) && !allowed.has(host))
      addFinding(
        'warning',
        'policy-lacks-host',
        configField(`scriptHosts[${String(index)}]`, '/m/home'),
        `has a policy without ${host} of scriptHosts`,
        MAKE_POLICY,
      )
}

const reportHeaders = ({ origin }: CheckRun, addFinding: Report, headers: Headers): void => {
  const isHttps = new URL(origin).protocol === 'https:' // browsers ignore the first one over http
  const wanted = [...(isHttps ? ['Strict-Transport-Security'] : []), 'Cross-Origin-Resource-Policy']
  for (const name of wanted.filter((each) => !headers.has(each)))
    addFinding(
      'warning',
      'header-missing',
      '/m/home',
      `has no ${name}`,
      'Send the headers of docs/deploying.md.',
    )
}

/**
 * Checks the copy of the document that the service worker stores: its policy must be the document's, and there must be
 * none of another build.
 * @param paths of the build's files
 */
export async function checkDocumentCopy(
  visit: CheckRun,
  addFinding: Report,
  home: HttpResponse,
  paths: readonly string[],
): Promise<void> {
  const path = paths.find((each) => each.startsWith(DOCUMENT_COPY_PREFIX))
  if (path === undefined) return
  const copy = await visit.get(visit.origin + path)
  const policy = home.headers.get('Content-Security-Policy')
  if (copy.ok && copy.value.headers.get('Content-Security-Policy') !== policy)
    addFinding(
      'error',
      'document-copy-policy',
      path,
      'has another policy than /m/home',
      'Send it with the headers of docs/deploying.md.',
    )
  const other = await visit.get(`${visit.origin}${DOCUMENT_COPY_PREFIX}merchant-check.html`)
  if (other.ok && other.value.status !== 404)
    addFinding(
      'error',
      'document-copy-of-any-build',
      `${DOCUMENT_COPY_PREFIX}*`,
      `HTTP ${other.value.status} for a build that is not there`,
      'Answer 404: players would get a document with the policy of another build.',
    )
}
