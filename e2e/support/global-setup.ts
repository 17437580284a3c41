import { ensureBuild, NEXT_DIST, THIRD_DIST } from '../../scripts/lib/ensure-build'

/** Builds the app, and the same sources twice more under other ids for update tests, unless they are fresh. */
export default async function globalSetup(): Promise<void> {
  await ensureBuild()
  await ensureBuild(NEXT_DIST, '-next')
  await ensureBuild(THIRD_DIST, '-third')
}
