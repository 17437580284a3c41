import packageJson from '../../package.json' with { type: 'json' }
import { prerendererId, sourceBuildId } from '../build/build-id'
import { ROOT } from '../lib/ensure-build'
import { buildPrerenderer } from './build-prerenderer'

/**
 * Builds the prerenderer of these sources unless it is there.
 * @returns the path of the bundle's entry
 */
export const ensurePrerenderer = (): Promise<string> =>
  buildPrerenderer(
    { root: ROOT, buildId: sourceBuildId(ROOT), appVersion: packageJson.version },
    prerendererId(ROOT),
  )
