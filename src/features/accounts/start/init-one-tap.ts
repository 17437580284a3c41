import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { ONE_TAP_DELAY_MS } from '#domain/accounts/identity/identity-constants'
import { ONE_TAP_HOST } from '#domain/accounts/identity/identity-hosts'
import { identitySettings } from '#domain/contract/accounts/identity-settings'
import { isOfficialApp } from '#domain/install/official-app'
import type { SettingsRow } from '#domain/tables/rows'
import { detectPrivateBrowsing } from '../../../shared/storage/private-browsing'
import { loadScript } from '../../../shared/third-party/load-script'
import { scriptHosts } from '../../../shared/page/trusted-types'
import { subscribeQuery } from '../../../shared/worker/query/subscribe-query'
import { device } from '../../../shared/page/device'
import { overlayState } from '../../../shared/overlays/overlay-queue'
import { pageState } from '../../../shared/page/page-state'
import { currentMember } from '../../../shared/session/session-state'
import { type GoogleAccounts, googleAccounts } from './google-accounts'

const SCRIPT_LIMIT_MS = 10_000

/** What Google tells of who has tapped: a JWT, a secret as every token. */
export type OnCredential = (credential: string, settings: SettingsRow) => void

let settings: SettingsRow | undefined
let isDone = false
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Offers guests Google's one-tap (SOC-08), once in the life of a page: where the merchant has switched it on, outside of
 * the native app and of private windows, and not where the player saves data or wants no offers (PLY-02).
 */
export const initOneTap = (onCredential: OnCredential): void => {
  if (isOfficialApp(navigator.userAgent)) return
  const consider = (): void => {
    clearTimeout(timer)
    if (isDone || !isTime()) return
    timer = setTimeout(() => {
      if (isTime()) void offer(onCredential)
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
  pageState.addressToken === 'none' &&
  overlayState.activity === 'free' &&
  overlayState.queue.length === 0 &&
  !overlayState.noOffers &&
  !device.savesData

const clientIdOf = (row: SettingsRow): string => identitySettings(row)?.googleWebClientId ?? ''

const offer = async (onCredential: OnCredential): Promise<void> => {
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
  if (settings && isTime()) prompt(accounts, settings, onCredential)
}

const prompt = (accounts: GoogleAccounts, row: SettingsRow, onCredential: OnCredential): void => {
  let stop = (): void => undefined
  try {
    accounts.initialize({
      client_id: clientIdOf(row),
      callback: (answer) => {
        stop()
        if (currentMember() === null && typeof answer.credential === 'string')
          onCredential(answer.credential, settings ?? row)
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
  // Whoever comes in by another way is not asked any longer.
  stop = subscribe(pageState, () => {
    if (currentMember() === null) return
    stop()
    accounts.cancel()
  })
}

/** Nobody has asked for it: that it does not start is only for whoever looks after the site (SOC-10). */
const log = (reason: string): void => {
  // eslint-disable-next-line no-console
  console.warn('Google one-tap did not start:', reason)
}
