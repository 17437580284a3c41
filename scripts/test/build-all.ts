import { bundleStandIns } from '#demo/bundle-stand-ins'
import { ensureDesignBuild } from '../design/ensure-design-build'
import { ensureNextBuild } from '../lib/ensure-build'
import { ensurePrerenderer } from '../prerender/ensure-prerenderer'

/** Builds what the browser tests would build when they need it, several of them at once. */
await ensureNextBuild()
await ensurePrerenderer()
await ensureDesignBuild()
await bundleStandIns()
console.log('This build, the next one, the prerenderer, the design system’s page and the stand-ins are here.')
