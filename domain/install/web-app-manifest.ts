import { preservedParams } from '../routing/preserved-params'

export const WEB_APP_MANIFEST_ENDPOINT = '/wps/system/manifest.json'

/**
 * Returns the URL of this visit's web-app manifest (INS-07): the preserved parameters, the merchant and the language.
 * A link cannot send a header, so the language is in the query.
 * @param search query of the current URL, with its question mark
 */
export const webAppManifestUrl = (merchant: string, language: string, search: string): string =>
  `${WEB_APP_MANIFEST_ENDPOINT}?${new URLSearchParams({ ...preservedParams(search), merchantCode: merchant, language }).toString()}`
