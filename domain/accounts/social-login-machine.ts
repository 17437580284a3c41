import type { RegistrationResult, ProviderCredential } from './account-requests'
import type { SocialChannel } from '../contract/accounts/identity-settings'
import type { AccountError } from '../errors'

/**
 * A social login (A4, SOC). `opening`: the provider's window is open. `proven`: the provider has identified the
 * account; the gateway comes next. `choosing`: the account belongs to no member yet. `binding`: the next login by
 * password binds it. `welcoming`: a new member sees their name.
 */
export type SocialState =
  | { readonly kind: 'idle'; readonly problem: AccountError | null }
  | { readonly kind: 'opening'; readonly channel: SocialChannel }
  | { readonly kind: 'proven'; readonly proof: ProviderCredential }
  | { readonly kind: 'entering'; readonly proof: ProviderCredential }
  | { readonly kind: 'choosing'; readonly proof: ProviderCredential; readonly mayRegister: boolean }
  /** `wasAsked`: the player chose it, and the dialog stays open meanwhile. */
  | { readonly kind: 'registering'; readonly proof: ProviderCredential; readonly wasAsked: boolean }
  | { readonly kind: 'binding'; readonly proof: ProviderCredential }
  | { readonly kind: 'welcoming'; readonly channel: SocialChannel; readonly registered: RegistrationResult }

export type SocialEvent =
  | { readonly type: 'open'; readonly channel: SocialChannel }
  | { readonly type: 'prove'; readonly proof: ProviderCredential }
  | { readonly type: 'enter' }
  /** bind_customer_required. */
  | { readonly type: 'unknown'; readonly mayRegister: boolean }
  | { readonly type: 'register'; readonly wasAsked: boolean }
  | { readonly type: 'bind' }
  | { readonly type: 'registered'; readonly registered: RegistrationResult }
  | { readonly type: 'failed'; readonly error: AccountError }
  /** Cancelled by the player, or because a member is logged in. */
  | { readonly type: 'over' }

export const INITIAL_SOCIAL_STATE: SocialState = { kind: 'idle', problem: null }

/** Returns the next state; an event that does not fit the state changes nothing. */
export const nextSocialState = (state: SocialState, event: SocialEvent): SocialState => {
  switch (event.type) {
    case 'open':
      // The player may have closed the provider's window, or lost sight of it: the last tap counts.
      return state.kind === 'idle' || state.kind === 'opening'
        ? { kind: 'opening', channel: event.channel }
        : state
    case 'prove':
      return state.kind === 'opening' ? { kind: 'proven', proof: event.proof } : state
    case 'enter':
      return state.kind === 'proven' ? { kind: 'entering', proof: state.proof } : state
    case 'unknown':
      return state.kind === 'entering'
        ? { kind: 'choosing', proof: state.proof, mayRegister: event.mayRegister }
        : state
    case 'register':
      return state.kind === 'choosing'
        ? { kind: 'registering', proof: state.proof, wasAsked: event.wasAsked }
        : state
    case 'bind':
      return state.kind === 'choosing' ? { kind: 'binding', proof: state.proof } : state
    case 'registered':
      return state.kind === 'registering'
        ? { kind: 'welcoming', channel: state.proof.firebaseChannel, registered: event.registered }
        : state
    case 'failed':
      return FAILS.has(state.kind) ? { kind: 'idle', problem: event.error } : state
    case 'over':
      return INITIAL_SOCIAL_STATE
  }
}

const FAILS: ReadonlySet<SocialState['kind']> = new Set([
  'idle',
  'opening',
  'entering',
  'registering',
  'binding',
])

/** True while the gateway handles the request: no other login method may start. */
export const isSubmitting = ({ kind }: SocialState): boolean => kind === 'entering' || kind === 'registering'

/** Returns the provider account that the next login by password binds (SOC-04). */
export const pendingBinding = (state: SocialState): ProviderCredential | null =>
  state.kind === 'binding' ? state.proof : null

/** Returns the provider of the open window or account; null for none. */
export const channelOf = (state: SocialState): SocialChannel | null => {
  if (state.kind === 'opening') return state.channel
  return 'proof' in state ? state.proof.firebaseChannel : null
}
