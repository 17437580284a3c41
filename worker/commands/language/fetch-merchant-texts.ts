import type { AppError } from '#domain/errors'
import type { LanguageCode } from '#domain/language/languages'
import { isLocalPath, parseMerchantTexts, textsRowId } from '#domain/texts/merchant-texts'
import { err, ok, type Result } from '#domain/result'
import { fetchTextFile } from '../../net/fetch-text'
import type { Store } from '../../store/store'

/**
 * Fetches a merchant's own texts of one language (docs/texts.md) and stores them for the page. A file that the host
 * does not have counts as empty. One that is too long or no JSON object changes nothing.
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
  const json = file.status === 404 ? '{}' : file.text
  if (file.status !== 404 && file.status !== 200) return err({ kind: 'http', status: file.status })
  if (!parseMerchantTexts(json)) return ok(null)
  const written = await store.write([
    { table: 'config', puts: [{ id: textsRowId(language), json }], deletes: [] },
  ])
  return written.ok || written.error.kind === 'fenced' ? ok(null) : err(written.error)
}
