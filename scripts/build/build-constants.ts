/** URL path of the site. */
export const BASE = '/m/'

/** Folder of a build's chunks, styles and images, below the site. */
export const assetFolder = (buildId: string): string => `assets/${buildId}`

/** A copy of the document for the service worker, with the build's id in its path (docs/decisions/deltas-of-builds.md). */
export const documentCopy = (buildId: string): string => `document-${buildId}.html`

export interface PageBuild {
  /** Folder that holds index.html, src/ and worker/. */
  root: string
  /** Folder that the site is written to. */
  outDir: string
  buildId: string
  appVersion: string
  /** True for the build that update tests switch to (next-edits.ts). */
  isNext?: boolean
  /** Folders of whole earlier builds, whose files are dictionaries of deltas (write-deltas.ts). */
  earlier?: readonly string[]
  /** Collects the modules of every bundle of the build. */
  modules?: Set<string>
}

/** Constants shared by the page, the worker, the service worker and the boot script. */
export function buildConstants(build: PageBuild): Record<string, string> {
  return {
    __BUILD_ID__: JSON.stringify(build.buildId),
    __APP_VERSION__: JSON.stringify(build.appVersion),
  }
}
