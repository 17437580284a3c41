/** By file extension. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=UTF-8',
  js: 'text/javascript; charset=UTF-8',
  mjs: 'text/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
  json: 'application/json; charset=UTF-8',
  map: 'application/json; charset=UTF-8',
  webmanifest: 'application/manifest+json; charset=UTF-8',
  svg: 'image/svg+xml; charset=UTF-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=UTF-8',
  mobileconfig: 'application/x-apple-aspen-config',
}

/** Returns the Content-Type of a file by its name. */
export function contentTypeOf(path: string): string {
  return CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'
}
