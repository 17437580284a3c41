import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import type { Store } from '../store/store'

/**
 * Deletes the remembered login and its key, so that remains on the disk stay encrypted. Returns an error if that fails:
 * the record may still exist.
 */
export const clearVault = async (store: Store): Promise<Result<null, AppError>> => {
  // In memory mode too: the deletion is moved to a database that opens later.
  const written = await store.write([{ table: 'vault', puts: [], deletes: ['login', 'key'] }])
  const isDeleted = store.supportsVault && written.ok
  return isDeleted ? ok(null) : err({ kind: 'storage', detail: 'closed' })
}
