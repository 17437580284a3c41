import * as v from 'valibot'
import { assetManifestSchema } from '#domain/contract/updates/asset-manifest'
import { ASSET_MANIFESTS } from '#domain/updates/version'
import { HOME_PATH } from '#domain/routing/routes'
import { tryParseJson } from '#domain/text/parse-json'
import type { CheckRun } from '../check-run'
import type { HttpResponse } from '../connection/http-get'
import { issuesOf } from '../report/describe-issue'
import type { Report } from '../report/findings'
import { reportCacheControl } from './cache-control'
import { checkAssets } from './check-assets'
import { checkDocument, checkDocumentCopy } from './check-build'
import { checkEncodings } from './check-encodings'
import { checkServiceWorker, SERVICE_WORKER } from './check-service-worker'
import { documentBuild, manifestBuild } from './served-build'

const SERVE_IT = 'Serve the built app under /m/ on this origin.'
/** The files themselves: `checkEncodings` compares their compressed forms. */
const PLAIN = { headers: { 'Accept-Encoding': 'identity' } }

/** Checks the document, the service worker, and the files that announce a newer build. */
export async function checkAppFiles(visit: CheckRun): Promise<void> {
  const addFinding = visit.findings.of('app files')
  const home = await requestFile(visit, HOME_PATH)
  const worker = await requestFile(visit, SERVICE_WORKER)
  const manifests = await Promise.all(
    ASSET_MANIFESTS.map(async (path) => ({ path, files: await assetManifest(visit, addFinding, path) })),
  )
  const found = manifests.filter(({ files }) => files !== null)
  if (typeof home === 'string' && typeof worker === 'string' && found.length === 0) {
    addFinding('error', 'app-missing', '/m/', `there is no app: ${HOME_PATH} ${home}`, SERVE_IT)
    return
  }
  if (typeof home === 'string') addFinding('error', 'file-missing', HOME_PATH, home, SERVE_IT)
  else checkHome(visit, addFinding, home)
  if (typeof worker === 'string') addFinding('error', 'file-missing', SERVICE_WORKER, worker, SERVE_IT)
  if (found.length === 0)
    addFinding(
      'warning',
      'asset-manifest-missing',
      ASSET_MANIFESTS[0],
      'no asset manifest can be read',
      'Deploy it: without it no player gets the notice of a new build.',
    )
  const workerBuild = typeof worker === 'string' ? null : checkServiceWorker(addFinding, worker)
  reportOtherBuilds(visit, addFinding, [
    { path: SERVICE_WORKER, build: workerBuild },
    ...found.map(({ path, files }) => ({ path, build: manifestBuild(files ?? []) })),
  ])
  const paths = found[0]?.files ?? []
  if (typeof home !== 'string') await checkDocumentCopy(visit, addFinding, home, paths)
  await checkAssets(visit, addFinding, paths)
  const named = [HOME_PATH, SERVICE_WORKER, ...found.map(({ path }) => path)]
  await checkEncodings(visit, addFinding, named, paths)
}

const checkHome = (visit: CheckRun, addFinding: Report, home: HttpResponse): void => {
  visit.build = documentBuild(home.body.toString('utf8'))
  if (!/\bhtml\b/iu.test(home.headers.get('Content-Type') ?? '') || visit.build === null)
    addFinding(
      'error',
      'document-unknown',
      HOME_PATH,
      'is not the document of the app',
      'Serve index.html for every path under /m/ without a file.',
    )
  checkDocument(visit, addFinding, home)
}

interface BuildFile {
  readonly path: string
  /** Id of its build; null if it is unknown. */
  readonly build: string | null
}

/** Reports files of another build than the document's: players would be asked to update again and again. */
const reportOtherBuilds = (visit: CheckRun, addFinding: Report, files: readonly BuildFile[]): void => {
  const { build } = visit
  if (build === null) return
  const others = files.filter((file) => file.build !== null && file.build !== build)
  const [first] = others
  const isDocumentOther =
    others.length > 1 && others.length === files.length && others.every((file) => file.build === first?.build)
  if (isDocumentOther) {
    const right = first?.build ?? build
    visit.build = right
    addFinding(
      'error',
      'file-of-other-build',
      HOME_PATH,
      `is the document of build ${build}, but the other files are of ${right}`,
      UPLOAD_WHOLE,
    )
    return
  }
  for (const file of others)
    addFinding(
      'error',
      'file-of-other-build',
      file.path,
      `is of build ${file.build ?? ''}, but the document of ${build}`,
      UPLOAD_WHOLE,
    )
}

const UPLOAD_WHOLE = 'Upload dist/ of one build whole, and let no cache keep these files.'

/** Returns the paths of the files that it names; null if it cannot be read. One of the two is enough. */
const assetManifest = async (
  visit: CheckRun,
  addFinding: Report,
  path: string,
): Promise<readonly string[] | null> => {
  const asked = await visit.get(`${visit.origin}${path}?t=${String(Date.now())}`, PLAIN)
  if (!asked.ok || asked.value.status !== 200) return null
  reportCacheControl(addFinding, path, asked.value)
  const json = tryParseJson(asked.value.body.toString('utf8'))
  const [first] = issuesOf(assetManifestSchema, json)
  if (first)
    addFinding('warning', 'asset-manifest-invalid', path, first.text, 'Deploy the file of the build.')
  return first ? null : Object.values(v.parse(assetManifestSchema, json).files)
}

/** Returns a file's response, or what is wrong with it. */
const requestFile = async (visit: CheckRun, path: string): Promise<HttpResponse | string> => {
  const asked = await visit.get(`${visit.origin}${path}`, PLAIN)
  if (!asked.ok) return asked.error.text
  return asked.value.status === 200 ? asked.value : `HTTP ${String(asked.value.status)}`
}
