/** Path that the site is served under. */
export const BASE = '/m/'

export interface PageBuild {
  /** Folder that holds index.html, src/ and worker/. */
  root: string
  /** Folder that the site is written to. */
  outDir: string
  buildId: string
  appVersion: string
  /** Gathers the modules that every bundle of the build is made of. */
  modules?: Set<string>
}

/** Constants that the page, the worker, the service worker and the boot script share. */
export function buildConstants(build: PageBuild): Record<string, string> {
  return {
    __BUILD_ID__: JSON.stringify(build.buildId),
    __APP_VERSION__: JSON.stringify(build.appVersion),
  }
}
