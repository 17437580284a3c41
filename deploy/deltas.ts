/**
 * Deltas: files of a build, compressed with the file of an earlier build as a dictionary (RFC 9842, `dcz`). Files with
 * the same name, whatever their build, are dictionaries of each other (docs/decisions/deltas-of-builds.md).
 */

/**
 * Files with the build's id in their path, and the part of the path that is the same in each build. Scripts that start a
 * worker are not checked by the service worker, so they are always whole. nginx uses the same expressions.
 */
export const DICTIONARIES = [
  { files: String.raw`^/m/assets/[\w-]+(/[\w.-]+\.(?:js|css|json))$`, prefix: '/m/assets/*' },
  { files: String.raw`^/m/document-[\w-]+(\.html)$`, prefix: '/m/document-*' },
] as const

/** Only code that checks the result uses a dictionary: the destination of a service worker's requests is empty. */
export const useAsDictionary = (pattern: string): string => `match="${pattern}", match-dest=("")`

/** Sent with each response that may be a delta. */
export const DELTA_VARY = 'Accept-Encoding, Available-Dictionary'

/** An encoding with parameters, such as a quality, is not used. */
const ACCEPTS_DELTAS = /(?:^|,)\s*dcz\s*(?:,|$)/u

/** A digest as browsers send it: SHA-256 in base64, between colons. */
const DICTIONARY = /^:([A-Za-z0-9+/]{43}=):$/u

export const DELTA_ENCODING = 'dcz'

/**
 * Returns the URL pattern of the files that a file is a dictionary for; undefined if it is none.
 * @param path as in `/m/assets/1a2b/data.js`
 */
export function dictionaryPattern(path: string): string | undefined {
  for (const { files, prefix } of DICTIONARIES) {
    const [, same] = new RegExp(files, 'u').exec(path) ?? []
    if (same !== undefined) return prefix + same
  }
  return undefined
}

/** Returns the headers that make browsers keep a file as a dictionary; none for other files. */
export function dictionaryHeaders(path: string): Readonly<Record<string, string>> {
  const pattern = dictionaryPattern(path)
  return pattern === undefined ? {} : { 'Use-As-Dictionary': useAsDictionary(pattern), Vary: DELTA_VARY }
}

/**
 * Returns the place of a delta next to its file. A slash in the digest is a folder, because nginx cannot replace it.
 * @param file with its ending, by which hosts find the content type
 * @param dictionary SHA-256 of the dictionary, base64
 */
export const deltaOf = (file: string, dictionary: string): string =>
  `${file}.dcz/${dictionary}${file.slice(file.lastIndexOf('.'))}`

/** Returns the digest of the dictionary that a client has; undefined if it takes no delta. */
export function acceptedDictionary(
  acceptEncoding: string | undefined,
  availableDictionary: string | undefined,
): string | undefined {
  if (!ACCEPTS_DELTAS.test(acceptEncoding ?? '')) return undefined
  return DICTIONARY.exec(availableDictionary ?? '')?.[1]
}
