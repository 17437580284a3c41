import * as v from 'valibot'
import { webAppManifestUrl } from '#domain/install/web-app-manifest'
import { safeImageUrl } from '#domain/routing/safe-url'
import { tryParseJson } from '#domain/text/parse-json'
import type { CheckRun } from '../check-run'
import { issuesOf } from '../report/describe-issue'

const iconSchema = v.object({ src: v.pipe(v.string(), v.minLength(1)), sizes: v.optional(v.string(), '') })
const appPath = v.pipe(v.string(), v.regex(/^(?:https?:\/\/[^/]+)?\/m\//u))
/** Browser requirements for an installable web app, and the contract for its paths. */
const webAppSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  id: appPath,
  start_url: appPath,
  scope: appPath,
  icons: v.pipe(v.array(iconSchema), v.minLength(1)),
})

/** Checks the web-app manifest. @returns its image URLs */
export async function checkWebApp(visit: CheckRun): Promise<readonly string[]> {
  const addFinding = visit.findings.of('app files')
  const manifestUrl = webAppManifestUrl(visit.merchant, visit.language, '')
  const [path = manifestUrl] = manifestUrl.split('?')
  const asked = await visit.get(`${visit.origin}${manifestUrl}`)
  if (!asked.ok || asked.value.status !== 200) {
    const what = asked.ok ? `HTTP ${String(asked.value.status)}` : asked.error.text
    addFinding(
      'warning',
      'web-app-manifest-missing',
      path,
      what,
      'Send a web-app manifest: without it the app cannot be installed.',
    )
    return []
  }
  const json = tryParseJson(asked.value.body.toString('utf8'))
  const issues = issuesOf(webAppSchema, json)
  for (const { text } of issues)
    addFinding(
      'warning',
      'web-app-manifest-invalid',
      path,
      text,
      'Correct it: browsers offer no installation otherwise.',
    )
  if (issues.length > 0) return []
  const { icons } = v.parse(webAppSchema, json)
  const unsafe = icons.filter(({ src }) => safeImageUrl(src, visit.origin) === null)
  if (unsafe.length > 0)
    addFinding(
      'warning',
      'web-app-manifest-invalid',
      path,
      `${unsafe.length} icons have no safe address`,
      'Use https.',
    )
  if (!icons.some(({ sizes }) => /\b512x512\b|\bany\b/u.test(sizes)))
    addFinding(
      'warning',
      'web-app-manifest-invalid',
      path,
      'has no icon of 512x512',
      'Add one; Android’s start screen shows it.',
    )
  return icons.map(({ src }) => src)
}
