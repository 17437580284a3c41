import { useEffect, useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { CaptchaResult } from '#domain/captcha/captcha-messages'
import {
  type SocialChannel,
  identitySettings,
  type IdentitySettings,
  socialChannels,
} from '#domain/contract/accounts/identity-settings'
import { isNetworkFailure } from '#domain/accounts/account-error'
import { type BindingRules, bindingRules } from '#domain/accounts/binding-rules'
import type { SocialState } from '#domain/accounts/social-login-machine'
import type { Captcha } from '../../../shared/captcha/use-captcha'
import { isInNativeApp, nativeChannels } from '../../../shared/accounts/identity/native-login'
import { detectPrivateBrowsing } from '../../../shared/storage/private-browsing'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { pageState } from '../../../shared/page/page-state'
import { showToast } from '../../../shared/overlays/toasts'
import { loginState } from '../login/login-state'
import { submitSocialLogin, openProvider, failRedirect, resumeAfterRedirect } from './social-flow'
import { isSocialSubmitting, social } from './social-state'
import { consumeRedirectMarker } from './redirect-marker'

export interface Social {
  readonly state: SocialState
  readonly channels: readonly SocialChannel[]
  /** True if no provider can be chosen now. */
  readonly isBusy: boolean
  readonly choose: (channel: SocialChannel) => void
  /** True if the captcha required for the login is not solved yet. */
  readonly isHeldUp: boolean
  readonly goOn: () => void
}

interface SocialSettings {
  readonly identity: IdentitySettings
  readonly channels: readonly SocialChannel[]
  readonly rules: BindingRules
}

/** Social logins (SOC-01 to SOC-07); none if the merchant has none. */
export const useSocial = (captcha: Captcha, leave: () => void): Social | null => {
  const { merchant } = useSnapshot(pageState)
  const { state } = useSnapshot(social)
  const { status } = useSnapshot(loginState)
  const { data } = useLiveQuery((read) => read.get('settings', merchant))
  const settings = useMemo((): SocialSettings | null => {
    const identity = data && identitySettings(data)
    if (!identity) return null
    return { identity, channels: channelsOf(data, identity), rules: bindingRules(data.whitelabelVal) }
  }, [data])
  const isOffered = settings !== null && settings.channels.length > 0

  useEffect(() => {
    if (isOffered) void detectPrivateBrowsing() // so that the result is known before a tap
  }, [isOffered])
  useEffect(() => {
    const channel = settings && consumeRedirectMarker()
    if (channel === 'lost') failRedirect()
    else if (settings && channel) void resumeAfterRedirect(settings.identity, channel)
  }, [settings])

  const isProven = state.kind === 'proven'
  const latest = useRef(captcha)
  useEffect(() => {
    latest.current = captcha
  })
  const takeCaptcha = (): CaptchaResult | null | 'unsolved' => {
    const { isNeeded, result, verifyFirst } = latest.current
    const solved = result()
    if (!isNeeded || solved) return solved
    verifyFirst()
    return 'unsolved'
  }
  const goOn = (): void => {
    if (!settings) return
    void submitSocialLogin(settings.rules, takeCaptcha).then(() => {
      if (social.state.kind !== 'proven') latest.current.reset() // the gateway has consumed it
    })
  }
  useEffect(() => {
    if (isProven && captcha.isKnown) goOn()
    // Once, when the provider has responded; later the player continues by a button.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isProven, settings === null, captcha.isKnown])

  if (!settings) return null
  return {
    state,
    channels: settings.channels,
    isBusy: status !== 'idle' || !captcha.isKnown || !CHOOSABLE.has(state.kind),
    choose: (channel) => {
      if (isInNativeApp() && !nativeChannels().includes(channel)) showToast({ key: 'social.comingSoon' })
      else void openProvider(settings.identity, channel, leave)
    },
    isHeldUp: isProven && captcha.isNeeded && status === 'idle',
    goOn,
  }
}

const CHOOSABLE: ReadonlySet<SocialState['kind']> = new Set(['idle', 'opening'])

/** Providers that can be offered: in a browser the provider's window needs its helper pages. */
const channelsOf = (settings: object, { authDomain }: IdentitySettings): readonly SocialChannel[] =>
  isInNativeApp() || authDomain !== '' ? socialChannels(settings) : []

/** True while the gateway checks the provider's token: nothing else can start. */
export const useIsAtGateway = (): boolean => {
  useSnapshot(social)
  return isSocialSubmitting()
}

/** True if "no response" is shown next to the providers. */
export const useHasNoResponse = (): boolean => {
  const { state } = useSnapshot(social)
  return state.kind === 'idle' && state.problem !== null && isNetworkFailure(state.problem)
}
