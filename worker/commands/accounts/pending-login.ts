import type { RememberedLogin } from '../../session/open-vault'

/** How the player logged in, and what the next visit may remember of it (LOG-07). */
export interface RememberOptions {
  /** Null if no password was given. */
  readonly password: string | null
  readonly remember: boolean
  readonly record: Pick<RememberedLogin, 'type' | 'username'>
}

/** A login that may need a second factor. It stays in the worker, so no page holds the password meanwhile. */
export interface SentLogin {
  /** Absent after a login by SMS. */
  readonly username?: string
  readonly password?: string
  readonly rememberOptions: RememberOptions
}

/** A login that waits for its second factor, under the gateway's ticket. */
export interface PendingLogin extends SentLogin {
  readonly ticket: string
}
