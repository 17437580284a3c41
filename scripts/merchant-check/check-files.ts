import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { CONFIG_PATH } from '#domain/contract/endpoints'
import { assetManifestSchema } from '#domain/contract/updates/asset-manifest'
import { deployedConfigSchema } from '#domain/contract/settings/deployed-config'
import { repairConfig } from '#domain/contract/settings/repair-config'
import { ASSET_MANIFESTS } from '#domain/updates/version'
import { webAppManifestUrl } from '#domain/install/web-app-manifest'
import { safeImageUrl, lineOrigin } from '#domain/routing/safe-url'
import { UserError } from '../lib/user-error'
import { httpGet, type HttpResponse } from './http-get'
import { checkAssets, checkDocument, checkDocumentCopy } from './check-build'
import { issuesOf } from './describe-issue'
import type { Severity, Report } from './findings'
import type { CheckRun } from './check-run'

/** Checks config.json first: it may move every call. @param source a file or a URL that replaces the host's */
export async function checkConfig(visit: CheckRun, source: string | null): Promise<void> {
  const addFinding = visit.findings.of('app files')
  const text = source === null ? await deployedConfig(visit, addFinding) : await givenConfig(source)
  if (text === null) return
  const json = jsonOf(text)
  const config = repairConfig(deployedConfigSchema, json)
  for (const why of issuesOf(deployedConfigSchema, json))
    addFinding(
      'error',
      CONFIG_PATH,
      why,
      config ? 'Mend it: the app leaves it out.' : 'Mend the file: the app takes nothing of it.',
    )
  if (!config) return
  visit.config = config
  visit.configJson = text
  visit.merchant ||= visit.config.merchant ?? ''
  for (const domain of visit.config.domains)
    if (lineOrigin(domain) === null)
      addFinding(
        'warning',
        CONFIG_PATH,
        `domains names no line: ${domain}`,
        'Name a host, or an http(s) origin.',
      )
}

const deployedConfig = async (visit: CheckRun, addFinding: Report): Promise<string | null> => {
  const asked = await httpGet(`${visit.origin}${CONFIG_PATH}`)
  if (!asked.ok)
    addFinding('error', CONFIG_PATH, asked.error, 'Serve the built app under /m/ on this origin.')
  if (!asked.ok || asked.value.status === 404) return null
  const { status, body } = asked.value
  if (status === 200) {
    reportCacheControl(addFinding, CONFIG_PATH, asked.value)
    return body.toString('utf8')
  }
  addFinding('error', CONFIG_PATH, `HTTP ${status}`, 'Answer with the file, or with 404 where there is none.')
  return null
}

const givenConfig = async (source: string): Promise<string> => {
  if (!URL.canParse(source)) {
    const text = await readFile(source, 'utf8').catch(() => null)
    if (text === null) throw new UserError(`${source} cannot be read.`)
    return text
  }
  const asked = await httpGet(source)
  if (!asked.ok) throw new UserError(`${source} ${asked.error}.`)
  if (asked.value.status !== 200) throw new UserError(`${source} answered ${asked.value.status}.`)
  return asked.value.body.toString('utf8')
}

/** Checks the document, the service worker, and the files that announce a newer build. */
export async function checkAppFiles(visit: CheckRun): Promise<void> {
  const addFinding = visit.findings.of('app files')
  const home = await fileOf(visit, addFinding, '/m/home', 'error')
  if (home && !/\bhtml\b/iu.test(home.headers.get('Content-Type') ?? ''))
    addFinding(
      'error',
      '/m/home',
      'is not a document',
      'Serve index.html for every path under /m/ without a file.',
    )
  if (home) checkDocument(visit, addFinding, home)
  const worker = await fileOf(visit, addFinding, '/m/sw.js', 'error')
  if (worker) reportCacheControl(addFinding, '/m/sw.js', worker)
  if (worker && !/\bjavascript\b/iu.test(worker.headers.get('Content-Type') ?? ''))
    addFinding(
      'error',
      '/m/sw.js',
      'is not sent as JavaScript',
      'Send text/javascript; browsers refuse it otherwise.',
    )
  const found = await Promise.all(ASSET_MANIFESTS.map((path) => assetManifest(visit, addFinding, path)))
  const files = found.find((each) => each !== null) ?? null
  if (files === null)
    addFinding(
      'warning',
      ASSET_MANIFESTS[0],
      'no asset manifest can be read',
      'Deploy it: without it nobody is told of a new build.',
    )
  if (home) await checkDocumentCopy(visit, addFinding, home, Object.values(files ?? {}))
  await checkAssets(visit, addFinding, Object.values(files ?? {}))
}

/** Checks the files that it names. One of the two is enough. */
const assetManifest = async (
  visit: CheckRun,
  addFinding: Report,
  path: string,
): Promise<Readonly<Record<string, string>> | null> => {
  const asked = await httpGet(`${visit.origin}${path}?t=${Date.now()}`)
  if (!asked.ok || asked.value.status !== 200) return null
  reportCacheControl(addFinding, path, asked.value)
  const json = jsonOf(asked.value.body.toString('utf8'))
  const [first] = issuesOf(assetManifestSchema, json)
  if (first !== undefined) addFinding('warning', path, first, 'Deploy the file of the build.')
  return first === undefined ? v.parse(assetManifestSchema, json).files : null
}

const fileOf = async (
  visit: CheckRun,
  addFinding: Report,
  path: string,
  severity: Severity,
): Promise<HttpResponse | null> => {
  const asked = await httpGet(`${visit.origin}${path}`)
  const problem = asked.ok ? (asked.value.status === 200 ? null : `HTTP ${asked.value.status}`) : asked.error
  if (problem !== null) addFinding(severity, path, problem, 'Serve the built app under /m/ on this origin.')
  return asked.ok && problem === null ? asked.value : null
}

const reportCacheControl = (addFinding: Report, path: string, { headers }: HttpResponse): void => {
  if (!/\bno-(?:cache|store)\b/iu.test(headers.get('Cache-Control') ?? ''))
    addFinding(
      'warning',
      path,
      'lacks Cache-Control: no-cache',
      'Send it, or players keep an old build or file.',
    )
}

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
  const asked = await httpGet(`${visit.origin}${manifestUrl}`)
  if (!asked.ok || asked.value.status !== 200) {
    const what = asked.ok ? `HTTP ${asked.value.status}` : asked.error
    addFinding('warning', path, what, 'Send a web-app manifest: without it the app cannot be installed.')
    return []
  }
  const json = jsonOf(asked.value.body.toString('utf8'))
  const issues = issuesOf(webAppSchema, json)
  for (const why of issues)
    addFinding('warning', path, why, 'Mend it: browsers offer no installation otherwise.')
  if (issues.length > 0) return []
  const { icons } = v.parse(webAppSchema, json)
  const unsafe = icons.filter(({ src }) => safeImageUrl(src, visit.origin) === null)
  if (unsafe.length > 0)
    addFinding('warning', path, `${unsafe.length} icons have no safe address`, 'Use https.')
  if (!icons.some(({ sizes }) => /\b512x512\b|\bany\b/u.test(sizes)))
    addFinding('warning', path, 'has no icon of 512x512', 'Add one; Android’s start screen shows it.')
  return icons.map(({ src }) => src)
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
