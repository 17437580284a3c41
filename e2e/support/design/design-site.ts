import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { ensureDesignBuild } from '../../../scripts/design/ensure-design-build'

/** No machine has this origin: the site is read from its folder, without a server. */
export const DESIGN_ORIGIN = 'https://design.test'

/** Builds the design system's page unless it exists, and serves it in this browser. */
export async function serveDesign(context: BrowserContext): Promise<void> {
  const folder = await ensureDesignBuild()
  const files = new Set(await readdir(folder, { recursive: true }))
  await context.route(`${DESIGN_ORIGIN}/**`, async (route) => {
    const asked = new URL(route.request().url()).pathname.slice(1) || 'index.html'
    if (files.has(asked)) await route.fulfill({ path: path.join(folder, asked) })
    else await route.fulfill({ status: 404 })
  })
}
