import { DOCUMENT_COPY_PREFIX, WORKER_PREFIX } from '#deploy/headers'

const STARTED_WORKER = new RegExp(`${WORKER_PREFIX}([\\w-]+)\\.js`, 'u')

/** Returns the id of the build that a document starts; null if it is not the app's document. */
export const documentBuild = (html: string): string | null => STARTED_WORKER.exec(html)?.[1] ?? null

/** Returns the id of the build whose files an asset manifest names; null if it names no document of a build. */
export const manifestBuild = (paths: readonly string[]): string | null =>
  paths
    .find((path) => path.startsWith(DOCUMENT_COPY_PREFIX))
    ?.slice(DOCUMENT_COPY_PREFIX.length)
    .replace(/\.html$/u, '') ?? null
