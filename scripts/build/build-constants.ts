/** URL path of the site. */
export const BASE = '/m/'

export interface PageBuild {
  /** Folder that holds index.html, src/ and worker/. */
  root: string
  /** Folder that the site is written to. */
  outDir: string
  buildId: string
  appVersion: string
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
