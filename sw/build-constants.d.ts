/** Id of this build, the same in page, worker and service worker. */
declare const __BUILD_ID__: string

/** The shell of this build, inserted by the build. */
declare const __PRECACHE__: { url: string; revision: string | null; integrity: string }[]
