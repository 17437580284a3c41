/** The part of Google's one-tap API that we use, as its script defines it. */
export interface GoogleAccounts {
  initialize(options: {
    readonly client_id: string
    readonly callback: (answer: { readonly credential?: unknown }) => void
    readonly auto_select: boolean
    readonly cancel_on_tap_outside: boolean
    readonly context: 'signin'
    readonly itp_support: boolean
    readonly use_fedcm_for_prompt: boolean
  }): void
  prompt(): void
  cancel(): void
}

/** Returns `google.accounts.id`; null until its script has run. */
export const googleAccounts = (): GoogleAccounts | null => {
  const id = fieldOf(fieldOf(window.google, 'accounts'), 'id')
  return isAccounts(id) ? id : null
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined

const isAccounts = (value: unknown): value is GoogleAccounts =>
  ['initialize', 'prompt', 'cancel'].every((name) => typeof fieldOf(value, name) === 'function')
