interface Build {
  readonly id: string
  /** Subresource integrity of the build's list of files, sha256. */
  readonly list: string
}

/** Set by sw.js, the only script of a build that always changes (scripts/build/build-service-worker.ts). */
declare const mcBuild: Build

export const BUILD: Build = mcBuild
