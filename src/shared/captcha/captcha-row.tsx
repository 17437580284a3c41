import type { Ref } from 'react'
import { SLOW_HINT_DELAY_MS } from '#domain/timing'
import { type CaptchaState, isWaitingForNetwork } from '#domain/captcha/captcha-machine'
import { useTranslation } from '../../i18n/use-translation'
import type { TranslationKey } from '../../i18n/translation-types'
import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/icons/icon'
import { useIsSlow } from '../sync/use-is-slow'
import styles from './captcha-row.module.css'
import { captchaErrorText } from './captcha-error-text'
import { SHIELD_ICON_PATH } from './shield-icon-path'

interface Props {
  readonly state: CaptchaState
  /** True if there is no network: the captcha loads when it is back. */
  readonly isOffline?: boolean
  readonly onPress: () => void
  readonly buttonRef?: Ref<HTMLButtonElement>
}

const LABELS = {
  loading: 'captcha.loading',
  waiting: 'captcha.tap',
  solving: 'captcha.solving',
  success: 'captcha.verified',
  error: 'captcha.retry',
} as const satisfies Record<CaptchaState['kind'], TranslationKey>

/** The captcha row of a form: shows the progress, and is a button where a tap does something (CAP-02). */
export const CaptchaRow = ({ state, isOffline = false, onPress, buttonRef }: Props) => {
  const t = useTranslation('rest')
  const { kind } = state
  const isCutOff = isOffline && isWaitingForNetwork(state)
  const isBusy = isCutOff || kind === 'loading' || kind === 'solving'
  const isSlow = useIsSlow(kind === 'loading' && !isCutOff, SLOW_HINT_DELAY_MS)
  const note =
    state.kind === 'waiting' && state.wasClosed ? t('captcha.verifyFirst') : isSlow ? t('login.slow') : ''
  return (
    <div className="ui-stack ui-shrinkable ui-gap-2">
      <button
        ref={buttonRef}
        type="button"
        className={classNames(styles.row, styles[isCutOff ? 'loading' : kind])}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || kind === 'success' || undefined}
        onClick={isCutOff ? undefined : onPress}
      >
        <span className={styles.sign}>{isCutOff ? <Icon name="offline" /> : <Sign kind={kind} />}</span>
        <span>{t(isCutOff ? 'captcha.offline' : LABELS[kind])}</span>
      </button>
      {/* The button's own text changes during the tap, so screen readers get the result here. */}
      <p role="status" className={classNames(styles.note, note === '' && 'visually-hidden')}>
        {isCutOff ? t('captcha.offline') : kind === 'success' ? t('captcha.verified') : note}
      </p>
      {state.kind === 'error' && !isCutOff && (
        <p role="alert" className={classNames(styles.note, styles.problem)}>
          {captchaErrorText(state.problem, t)}
        </p>
      )}
    </div>
  )
}

const Sign = ({ kind }: { readonly kind: CaptchaState['kind'] }) => {
  switch (kind) {
    case 'loading':
    case 'solving':
      return <span className={styles.spinner} />
    case 'waiting':
      return <Icon name={SHIELD_ICON_PATH} />
    case 'success':
      return <Icon name="check" />
    case 'error':
      return <Icon name="refresh" />
    default:
      return kind satisfies never
  }
}
