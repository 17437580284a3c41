import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { SLOW_HINT_DELAY_MS } from '#domain/timing'
import { channelOf, isSubmitting } from '#domain/accounts/social-login-machine'
import type { Captcha } from '../../../shared/captcha/use-captcha'
import { useIsSlow } from '../../../shared/sync/use-is-slow'
import { stopPendingLogin } from '../login/stoppable'
import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import { FormMessage } from '../../../ui/feedback/form-message'
import { bindingErrorText } from '../form/account-error-text'
import { CHANNEL_NAMES, ProviderIcon } from './provider-icon'
import { ErrorMessage } from '../form/error-message'
import { SocialDialogs } from './social-dialogs'
import { cancelProviderWait } from './social-flow'
import styles from './social-logins.module.css'
import { type Social, useSocial } from './use-social'

interface Props {
  readonly captcha: Captcha
  /** Blocks the buttons while a conflicting action runs. */
  readonly isHeldBack?: boolean
  /** True if the focus was here before another element replaced the buttons. */
  readonly takesFocus: boolean
  readonly leave: () => void
}

/** The merchant's providers (SOC-01), and the result of a login by one of them. */
export const SocialLogins = ({ captcha, isHeldBack = false, takesFocus, leave }: Props) => {
  const social = useSocial(captcha, leave)
  if (!social || social.state.kind === 'binding') return null
  return (
    <>
      <Providers social={isHeldBack ? { ...social, isBusy: true } : social} takesFocus={takesFocus} />
      <SocialDialogs state={social.state} />
    </>
  )
}

interface ProvidersProps {
  readonly social: Social
  readonly takesFocus: boolean
}

const Providers = ({ social, takesFocus }: ProvidersProps) => {
  const t = useTranslation('rest')
  const { state, channels, isBusy, isHeldUp, choose, goOn } = social
  const current = channelOf(state)
  const name = current ? CHANNEL_NAMES[current] : ''
  const [only] = channels
  // The choice stays while it registers, and has its own cancel button.
  const isAsking = isSubmitting(state) && !(state.kind === 'registering' && state.wasAsked)
  const isSlow = useIsSlow(isAsking, SLOW_HINT_DELAY_MS)
  const section = useRef<HTMLElement>(null)
  useReturn(section, state)
  const answer = useRef<HTMLDivElement>(null)
  const hasAnswer =
    state.kind === 'opening' || isHeldUp || isSlow || (state.kind === 'idle' && state.problem !== null)
  // It is below the buttons: on a small screen it would not be visible.
  useEffect(() => {
    if (hasAnswer) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [hasAnswer, state])
  useEffect(() => {
    if (takesFocus) section.current?.querySelector('button')?.focus()
    // Only when the buttons return.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  if (channels.length === 0 && !hasAnswer) return null
  return (
    <section ref={section} className={styles.social} aria-label={t('social.title')}>
      {channels.length > 0 && (
        <p className={styles.or} aria-hidden="true">
          <span>{t('social.or')}</span>
        </p>
      )}
      <div className={styles.channels} data-count={channels.length}>
        {channels.map((channel) => (
          <Button
            key={channel}
            data-channel={channel}
            variant="quiet"
            isWide
            className={styles.channel}
            isBusy={channel === current && !isHeldUp}
            aria-disabled={isBusy || undefined}
            aria-label={t('social.with', { name: CHANNEL_NAMES[channel] })}
            onClick={() => isBusy || choose(channel)}
          >
            <span className={styles.face}>
              <ProviderIcon channel={channel} />
              {channel === only && channels.length === 1
                ? t('social.with', { name: CHANNEL_NAMES[channel] })
                : CHANNEL_NAMES[channel]}
            </span>
          </Button>
        ))}
      </div>
      <div ref={answer} className={styles.answer}>
        {state.kind === 'opening' && (
          <>
            <FormMessage tone="info">{t('social.opened', { name })}</FormMessage>
            <Button variant="plain" isWide onClick={leaving(cancelProviderWait)}>
              {t('social.cancel')}
            </Button>
          </>
        )}
        {isHeldUp && (
          <>
            <FormMessage tone="info">{t('social.heldUp', { name })}</FormMessage>
            <Button variant="primary" isWide onClick={leaving(goOn)}>
              {t('social.goOn')}
            </Button>
          </>
        )}
        {isSlow && (
          <>
            <FormMessage tone="info">{t('login.slow')}</FormMessage>
            <Button variant="quiet" isWide onClick={leaving(stopPendingLogin)}>
              {t('login.stop')}
            </Button>
          </>
        )}
        {state.kind === 'idle' && state.problem && (
          <FormMessage tone="danger">
            <ErrorMessage text={bindingErrorText(state.problem, t)} />
          </FormMessage>
        )}
      </div>
    </section>
  )
}

/** Handles a click on a button that disappears then: moves the focus to the first provider. */
const leaving =
  (act: () => unknown) =>
  ({ currentTarget }: MouseEvent): void => {
    currentTarget.closest('section')?.querySelector('button')?.focus()
    void act()
  }

/** Returns the focus to the provider after its question was cancelled. */
const useReturn = (section: RefObject<HTMLElement | null>, state: Social['state']): void => {
  const asked = useRef('')
  useEffect(() => {
    if (state.kind === 'idle' && asked.current !== '')
      section.current?.querySelector<HTMLElement>(`[data-channel=${asked.current}]`)?.focus()
    asked.current = state.kind === 'choosing' ? state.proof.firebaseChannel : ''
  }, [section, state])
}
