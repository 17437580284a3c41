import * as v from 'valibot'
import {
  CHANGE_PASSWORD_ENDPOINT,
  RESET_PASSWORD_ENDPOINT,
} from '#domain/contract/accounts/account-endpoints'
import type {
  ChangePasswordRequest,
  ChangePasswordResult,
  PasswordResetRequest,
} from '#domain/accounts/account-requests'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { obfuscate } from '../../crypto/obfuscate'
import { isWeakDefaultPassword } from '../../crypto/weak-default-password'
import { createEncryptedPost } from '../../net/encrypted-post'
import type { LoginAttempt } from '../../session/login-attempt'
import { isLoginOf, openVault } from '../../session/open-vault'
import { saveLogin } from '../../session/save-login'
import type { LoginDependencies } from './login-dependencies'

/** Changes the password of the session's member (LOG-11). The remembered login is updated with the new one. */
export const changePassword = async (
  dependencies: LoginDependencies,
  { oldPassword, newPassword }: ChangePasswordRequest,
  attempt: LoginAttempt,
): Promise<Result<ChangePasswordResult, AppError>> => {
  const { facts, store } = dependencies
  const { session } = facts.current
  if (!session) return err({ kind: 'no-session' })
  const answer = await createEncryptedPost(dependencies)(
    {
      path: CHANGE_PASSWORD_ENDPOINT,
      access: 'protected',
      payload: { ...(oldPassword === null ? {} : { oldPassword }), newPassword },
      alert: 'network',
      signal: attempt.signal,
    },
    v.unknown(),
  )
  if (!answer.ok) return answer
  attempt.commit() // The password has changed: from now on a cancelled command still reports it.
  if (facts.current.session?.id !== session.id) return err({ kind: 'no-session' })
  const saved = await openVault(store)
  if (saved?.memberId === session.id && saved.type === 'username')
    await saveLogin(store, { ...saved, password: obfuscate(newPassword) }, attempt)
  // If it was the session of a first login, it still is: its popups come after the change (ANN-02).
  return ok({ session: facts.current.session })
}

/** Sets a new password for a member who forgot theirs, with a code from SMS or email (LOG-12). */
export const resetPassword = async (
  dependencies: LoginDependencies,
  input: PasswordResetRequest,
  attempt: LoginAttempt,
): Promise<Result<null, AppError>> => {
  const answer = await createEncryptedPost(dependencies)(
    {
      path: RESET_PASSWORD_ENDPOINT,
      access: 'open',
      payload: input,
      alert: 'network',
      signal: attempt.signal,
    },
    v.unknown(),
  )
  if (!answer.ok) return answer
  attempt.commit() // The password has changed: a cancelled command still saves it.
  // A password remembered for this name would be offered, and rejected.
  const saved = await openVault(dependencies.store)
  if (isLoginOf(saved, input.username, dependencies.facts.current.merchant))
    await saveLogin(dependencies.store, { ...saved, password: obfuscate(input.newPassword) }, attempt)
  return ok(null)
}

/** True if it cannot be a new password, because it is the merchant's weak default (LOG-11). */
export const isWeakPassword = async (
  { store, facts }: LoginDependencies,
  password: string,
): Promise<Result<boolean, AppError>> =>
  ok(await isWeakDefaultPassword(password, await store.get('settings', facts.current.merchant)))
