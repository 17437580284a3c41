/** The scope of the service worker. All pages of the app are in it. */
export const SCOPE = '/m/'

/** Routes of the specification have no file extension, or `.html` (/m/register.html). */
export const isAppPath = (path: string): boolean => path.startsWith(SCOPE) && /\/[^./]*(\.html)?$/u.test(path)
