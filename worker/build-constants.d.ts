/** Id of this build, the same in page, worker and service worker. */
declare const __BUILD_ID__: string

/** Version of the product, from package.json. */
declare const __APP_VERSION__: string
