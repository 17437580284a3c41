import * as v from 'valibot'
import { assetManifestSchema } from '#domain/contract/updates/asset-manifest'
import { HOME_PATH } from '#domain/routing/routes'
import { tryParseJson } from '#domain/text/parse-json'
import { PING_RACE_TIMEOUT_MS } from '#domain/timing'
import { ASSET_MANIFESTS } from '#domain/updates/version'
import type { CheckRun } from '../check-run'
import { documentBuild, manifestBuild } from '../files/served-build'
import { type LineProblem, redirected, unusable, usable } from './line-problem'

const SERVE_IT = 'Serve the same build there, under /m/.'

/** Returns what is wrong with the app of a line; null if it is the build of the checked origin. */
export async function findAppProblem(visit: CheckRun, line: string): Promise<LineProblem | null> {
  const limits = { limitMs: PING_RACE_TIMEOUT_MS, staysHere: true }
  const [home, manifest] = await Promise.all([
    visit.get(`${line}${HOME_PATH}`, limits),
    visit.get(`${line}${ASSET_MANIFESTS[0]}`, limits),
  ])
  if (!home.ok)
    return unusable('line-without-app', `serves no app: ${HOME_PATH} ${home.error.text}`, SERVE_IT)
  if (home.value.redirectsTo !== null) return redirected(home.value.redirectsTo)
  const build = documentBuild(home.value.body.toString('utf8'))
  if (home.value.status !== 200 || build === null) {
    const what = home.value.status === 200 ? 'is another document' : `has HTTP ${String(home.value.status)}`
    return unusable('line-without-app', `serves no app: ${HOME_PATH} ${what}`, SERVE_IT)
  }
  if (visit.build === null) return null
  const parsed = manifest.ok
    ? v.safeParse(assetManifestSchema, tryParseJson(manifest.value.body.toString('utf8')))
    : null
  if (!parsed?.success)
    return usable(
      'asset-manifest-missing',
      `serves no ${ASSET_MANIFESTS[0]}`,
      'Serve it there as well: without it players on this line do not learn of a new build.',
    )
  const other = [build, manifestBuild(Object.values(parsed.output.files))].find(
    (each) => each !== visit.build,
  )
  return other === undefined || other === null
    ? null
    : usable('line-of-other-build', `serves another build (${other}, here ${visit.build})`, SERVE_IT)
}
