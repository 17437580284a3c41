import { hashPassword } from '#gateway/crypto/password-hash'
import { DEMO_ACCOUNTS } from './demo-accounts'

const COST = 16 // these passwords are public, so their hashes protect nothing

let hashes: Promise<readonly string[]> | null = null

/** Returns the hashes of the demo members' passwords, in their order; computed once per process. */
export const passwordHashes = (): Promise<readonly string[]> =>
  (hashes ??= Promise.all(DEMO_ACCOUNTS.map(({ password }) => hashPassword(password, COST))))
