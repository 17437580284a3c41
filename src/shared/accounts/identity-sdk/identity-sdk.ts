import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  type AuthProvider,
  browserPopupRedirectResolver,
  type ConfirmationResult,
  connectAuthEmulator,
  FacebookAuthProvider,
  getRedirectResult,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPhoneNumber,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  TwitterAuthProvider,
  type UserCredential,
} from 'firebase/auth'
import type { SocialChannel, IdentitySettings } from '#domain/contract/accounts/identity-settings'
import { watchRecaptchaChallenge } from './recaptcha-challenge'

/**
 * The identity provider's SDK, limited to the parts we use. Only this module imports it, and it is loaded only when
 * one of its login methods is used (SOC-11). Everything here throws the SDK's own errors; identity.ts converts them
 * to values.
 */
export interface IdentitySdk {
  /** Opens the provider's window and returns the id token of the user who signed in. */
  byPopup(channel: SocialChannel): Promise<string>
  /** Navigates to the provider's page. */
  byRedirect(channel: SocialChannel): Promise<never>
  /** Returns the id token after the return from the provider's page; null if nobody signed in. */
  redirected(): Promise<string | null>
  /** Returns the id token for a credential of Google's one-tap. */
  byGoogle(credential: string): Promise<string>
  /** Sends an SMS code to a number in E.164. Returns the function that confirms the code. */
  sendCode(number: string): Promise<(code: string) => Promise<string>>
}

export const openSdk = (settings: IdentitySettings, language: string): IdentitySdk => {
  const auth = authOf(settings)
  auth.languageCode = language
  return {
    byPopup: async (channel) =>
      takeToken(await signInWithPopup(auth, providerOf(channel, settings), browserPopupRedirectResolver)),
    byRedirect: (channel) =>
      signInWithRedirect(auth, providerOf(channel, settings), browserPopupRedirectResolver),
    redirected: async () => {
      const result = await getRedirectResult(auth, browserPopupRedirectResolver)
      return result && takeToken(result)
    },
    byGoogle: async (credential) =>
      takeToken(await signInWithCredential(auth, GoogleAuthProvider.credential(credential))),
    sendCode: async (number) => {
      const confirmation = await sendCode(auth, number)
      return async (code) => takeToken(await confirmation.confirm(code))
    },
  }

  /** Reads the id token and then removes the SDK's user: the session is the gateway's. */
  async function takeToken({ user }: UserCredential): Promise<string> {
    const token = await user.getIdToken()
    void signOut(auth)
    return token
  }
}

let current: { readonly key: string; readonly app: FirebaseApp; readonly auth: Auth } | undefined

/** Returns the page's only `Auth`; creates another one if the merchant has changed its account meanwhile. */
const authOf = (settings: IdentitySettings): Auth => {
  const key = JSON.stringify(settings)
  if (current?.key === key) return current.auth
  if (current) void deleteApp(current.app)
  const { apiKey, authDomain, projectId, appId, emulator } = settings
  const app = initializeApp(
    { apiKey, authDomain, projectId, appId },
    { name: 'identity', automaticDataCollectionEnabled: false },
  )
  // No data about the player is saved (the SDK saves the days of its use in its own database).
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  if (emulator !== '') {
    connectAuthEmulator(auth, emulator, { disableWarnings: true })
    auth.settings.appVerificationDisabledForTesting = true
  }
  current = { key, app, auth }
  return auth
}

const providerOf = (channel: SocialChannel, { lineProviderId }: IdentitySettings): AuthProvider => {
  switch (channel) {
    case 'google':
      return new GoogleAuthProvider()
    case 'facebook':
      return new FacebookAuthProvider()
    case 'twitter':
      return new TwitterAuthProvider()
    case 'line':
      return new OAuthProvider(lineProviderId)
  }
}

/** Sends the code. The provider's reCAPTCHA check is invisible, but may show the player a challenge. */
const sendCode = async (auth: Auth, number: string): Promise<ConfirmationResult> => {
  const place = document.createElement('div')
  place.dataset.recaptcha = ''
  document.body.append(place)
  const question = watchRecaptchaChallenge()
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible', callback: question.answered })
  try {
    return await Promise.race([signInWithPhoneNumber(auth, number, verifier), question.givenUp])
  } finally {
    question.end()
    verifier.clear()
    place.remove()
  }
}
