import type { AppError } from '#domain/errors'
import { err, type Result } from '#domain/result'
import { CHUNK_UNAVAILABLE } from '../../chunk-unavailable-error'
import { loadDeviceIdModule, loadEncryption } from '../../crypto/load-encryption'
import { rsaKeysOf } from '../../crypto/rsa-keys'
import { loadLogin } from '../accounts/load-login'
import type { LoginDependencies } from '../accounts/login-dependencies'

/** Commands of a login form that has just opened. */
export const lazySessionCommands = (dependencies: LoginDependencies) => ({
  /** Fetches the key and the code ahead of a login, so that the post takes one round trip. */
  prepareLogin: async (): Promise<Result<null, AppError>> => {
    const code = Promise.all([loadDeviceIdModule(), loadLogin(), loadEncryption().catch(() => null)])
    const key = await rsaKeysOf(dependencies.httpClient).prepare()
    return (await code).includes(null) ? err(CHUNK_UNAVAILABLE) : key
  },
  /** Returns the username whose password is in the vault. */
  savedLogin: async (): Promise<Result<string | null, AppError>> =>
    (await loadLogin())?.rememberedUsername(dependencies) ?? err(CHUNK_UNAVAILABLE),
})
