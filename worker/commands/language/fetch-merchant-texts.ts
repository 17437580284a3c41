import type { AppError } from '#domain/errors'
import type { LanguageCode } from '#domain/language/languages'
import { err, ok, type Result } from '#domain/result'
import { parseMerchantTexts, textsRowId } from '#domain/language/merchant-texts'
import { isLocalPath } from '#domain/routing/local-path'
import { fetchTextFile } from '../../net/fetch-text'
import { unfencedError } from '../../store/storage-error'
import type { Store } from '../../store/store'

/**
 * Fetches a merchant's own texts of one language (docs/texts.md) and stores them for the page. A file that is missing,
 * too long or no JSON object changes nothing: config.json says when a merchant has no texts.
 * @param path of the file on the app's host, from config.json
 */
export const fetchMerchantTexts = async (
  { store }: { readonly store: Store },
  language: LanguageCode,
  path: string,
): Promise<Result<null, AppError>> => {
  if (!isLocalPath(path)) return err({ kind: 'unsafe-url' })
  const file = await fetchTextFile(path, { cache: 'no-cache' })
  if (!file) return err({ kind: 'network', secure: true })
  if (file.status !== 200) return err({ kind: 'http', status: file.status })
  const json = file.text
  if (!parseMerchantTexts(json)) return ok(null)
  const id = textsRowId(language)
  const row = await store.get('config', id)
  if (row?.path === path && row.json === json) return ok(null)
  const written = await store.write([{ table: 'config', puts: [{ id, path, json }], deletes: [] }])
  return written.ok ? ok(null) : err(unfencedError(written.error))
}
