import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { ONE_TAP_DELAY_MS } from '#domain/accounts/identity/identity-constants'
import { ONE_TAP_HOST } from '#domain/accounts/identity/identity-hosts'
import { identitySettings } from '#domain/contract/accounts/identity-settings'
import { isOfficialApp } from '#domain/install/official-app'
import type { SettingsRow } from '#domain/tables/rows'
import { detectPrivateBrowsing } from '../../../shared/storage/private-browsing'
import { loadScript } from '../../../shared/third-party/load-script'
import { scriptHosts } from '../../../shared/third-party/script-hosts'
import { subscribeQuery } from '../../../shared/worker/query/subscribe-query'
import { device } from '../../../shared/page/device'
import { overlayState } from '../../../shared/overlays/overlay-queue'
import { showToast } from '../../../shared/overlays/toasts'
import { pageState } from '../../../shared/page/page-state'
import { currentMember } from '../../../shared/session/session-state'
import { type GoogleAccounts, googleAccounts } from './google-accounts'

const SCRIPT_LIMIT_MS = 10_000

interface OneTapLogin {
  /** @param credential Google's, of the chosen account: a JWT, and as secret as any token */
  readonly logInByOneTap: (credential: string, settings: SettingsRow) => Promise<void>
}

/** Loads the code of the login. Rejects if its chunk is unavailable. */
type LoadLogin = () => Promise<OneTapLogin>

let settings: SettingsRow | undefined
let isDone = false
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows Google's one-tap to guests (SOC-08), once per page. Only if the merchant has enabled it, and not in the
 * native app or a private window. Not with data saver on, nor with "no offers" (PLY-02).
 */
export const initOneTap = (loadLogin: LoadLogin): void => {
  if (isOfficialApp(navigator.userAgent)) return
  const consider = (): void => {
    clearTimeout(timer)
    if (isDone || !isTime()) return
    timer = setTimeout(() => {
      if (isTime()) void offer(loadLogin)
    }, ONE_TAP_DELAY_MS)
  }
  subscribeQuery(
    (read) => read.get('settings', pageState.merchant),
    (row) => {
      settings = row
      consider()
    },
  )
  subscribe(pageState, consider)
  subscribe(overlayState, consider)
  subscribeKey(device, 'savesData', consider)
}

const isTime = (): boolean =>
  settings?.whitelabelVal['GOOGLELOGIN3'] === true &&
  clientIdOf(settings) !== '' &&
  currentMember() === null &&
  pageState.urlToken === 'none' &&
  overlayState.activity === 'free' &&
  overlayState.queue.length === 0 &&
  !overlayState.noOffers &&
  !device.savesData

const clientIdOf = (row: SettingsRow): string => identitySettings(row)?.googleWebClientId ?? ''

const offer = async (loadLogin: LoadLogin): Promise<void> => {
  isDone = true
  if ((await detectPrivateBrowsing()) !== 'open') return
  scriptHosts.add(ONE_TAP_HOST)
  const loaded = await loadScript({
    url: `${ONE_TAP_HOST}/gsi/client`,
    limitMs: SCRIPT_LIMIT_MS,
    isThere: () => googleAccounts() !== null,
  })
  const accounts = googleAccounts()
  if (!loaded.ok || !accounts) {
    log(loaded.ok ? 'wrong' : loaded.error.kind)
    return
  }
  if (settings && isTime()) prompt(accounts, settings, loadLogin)
}

const prompt = (accounts: GoogleAccounts, row: SettingsRow, loadLogin: LoadLogin): void => {
  let stop = (): void => undefined
  try {
    accounts.initialize({
      client_id: clientIdOf(row),
      callback: (answer) => {
        stop()
        if (currentMember() === null && typeof answer.credential === 'string')
          void logIn(answer.credential, settings ?? row, loadLogin)
      },
      auto_select: false,
      cancel_on_tap_outside: false,
      context: 'signin',
      itp_support: true,
      use_fedcm_for_prompt: true,
    })
    accounts.prompt()
  } catch (error) {
    log(error instanceof Error ? error.name : 'unknown')
    return
  }
  // A login by another method cancels the prompt.
  stop = subscribe(pageState, () => {
    if (currentMember() === null) return
    stop()
    accounts.cancel()
  })
}

/** Shows a toast if the code of the login does not load: nothing else on the page shows it. */
const logIn = async (credential: string, row: SettingsRow, loadLogin: LoadLogin): Promise<void> => {
  let code: OneTapLogin
  try {
    code = await loadLogin()
  } catch {
    showToast({ key: 'boundary.chunk.text', tone: 'danger' })
    return
  }
  await code.logInByOneTap(credential, row)
}

/** Only logs: the player did not request one-tap, so an error concerns only the site's developers (SOC-10). */
const log = (reason: string): void => {
  // eslint-disable-next-line no-console
  console.warn('Google one-tap did not start:', reason)
}
