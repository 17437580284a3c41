/** A path of this host: no other host, as `//host` and `/\host` are, and no relative path. */
const LOCAL_PATH = /^\/(?![/\\])[^\\\s]*$/u

/** The same without a query and a fragment. */
export const PLAIN_LOCAL_PATH = /^\/(?!\/)[^?#\\\s]*$/u

export const isLocalPath = (path: string): boolean => LOCAL_PATH.test(path)
