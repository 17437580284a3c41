import { ensureBuild, NEXT_DIST } from '../../scripts/lib/ensure-build'

/** Builds the app, and the same sources again under another id for update tests, unless both are fresh. */
export default async function globalSetup(): Promise<void> {
  await ensureBuild()
  await ensureBuild(NEXT_DIST, '-next')
}
