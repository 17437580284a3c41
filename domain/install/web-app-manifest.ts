import { preservedParams } from '../routing/preserved-params'

export const WEB_APP_MANIFEST_ENDPOINT = '/wps/system/manifest.json'

/**
 * Where the web-app manifest of this visit is (INS-07): what navigation keeps of the visit's own query, and the merchant.
 * The link can send no header, so the language stands in the query as well.
 * @param search query of the present address, with its question mark
 */
export const webAppManifestUrl = (merchant: string, language: string, search: string): string =>
  `${WEB_APP_MANIFEST_ENDPOINT}?${new URLSearchParams({ ...preservedParams(search), merchantCode: merchant, language }).toString()}`
