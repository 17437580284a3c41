import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { CaptchaStartRequest } from '#domain/captcha/captcha-messages'
import { CAPTCHA_FRAME_PATH } from '#domain/captcha/captcha-hosts'
import type { CaptchaEvent } from '#domain/captcha/captcha-machine'
import type { CaptchaPlan } from '#domain/captcha/captcha-setup'
import { useTranslation } from '../../i18n/use-translation'
import { IconButton } from '../../ui/controls/icon-button'
import { useIsSlow } from '../sync/use-is-slow'
import { useModal } from '../../ui/dialogs/use-modal'
import { type CaptchaConnection, connectCaptcha } from './captcha-connection'
import styles from './captcha-frame.module.css'
import { fetchCaptchaSetup } from './fetch-captcha-setup'
import { useCloseOnBack } from '../overlays/dialogs/use-close-on-back'

const OWN_CLOSE_DELAY_MS = 15_000 // longer than a puzzle takes; an installed app on iOS has no other way out

/** What a form may request of the captcha. */
export type CaptchaControls = Pick<CaptchaConnection, 'solve' | 'reset'>

interface Props {
  /** Start data of the frame. Other data needs a new frame. */
  readonly input: Omit<CaptchaStartRequest, 'type' | 'setup'> & { readonly plan: CaptchaPlan }
  /** True while the puzzle covers the screen. */
  readonly isOpen: boolean
  readonly isShown: boolean
  readonly ref: Ref<CaptchaControls>
  readonly onEvent: (event: CaptchaEvent) => void
  readonly onClose: () => void
}

/**
 * The frame of the provider's script: out of sight while it loads, full screen while its puzzle is solved. Always the
 * same element, because a frame that moves in the document reloads.
 */
export const CaptchaFrame = ({ input, isOpen, isShown, ref, onEvent, onClose }: Props) => {
  const t = useTranslation('rest')
  const [first] = useState(input)
  const frame = useRef<HTMLIFrameElement>(null)
  const link = useRef<CaptchaConnection>(null)
  const modal = useModal(onClose, isOpen)
  useCloseOnBack(isOpen, onClose)
  const hasHung = useIsSlow(isShown, OWN_CLOSE_DELAY_MS)

  useImperativeHandle(
    ref,
    () => ({ solve: () => link.current?.solve(), reset: () => link.current?.reset() }),
    [],
  )
  // Must run before the browser can have loaded the frame's document.
  useLayoutEffect(() => {
    if (!frame.current) return undefined
    const own = connectCaptcha(frame.current, onEvent)
    link.current = own
    return () => {
      own.end()
      link.current = null
    }
  }, [onEvent])

  useEffect(() => {
    let isGone = false
    const start = async (): Promise<void> => {
      const { plan, ...others } = first
      onEvent({ type: 'retry' })
      const found = await fetchCaptchaSetup(plan)
      if (isGone) return
      if ('problem' in found) onEvent({ type: 'failed', problem: found.problem })
      else link.current?.start(found.setup, others)
    }
    void start()
    return () => {
      isGone = true
    }
  }, [first, onEvent])

  useEffect(() => {
    if (isOpen) frame.current?.focus()
  }, [isOpen])

  return (
    <dialog {...modal} className={styles.stage} aria-label={t('captcha.puzzle')}>
      <div className={styles.bar}>
        {/* The provider's puzzle has its own, unless it hangs. */}
        {(!isShown || hasHung) && (
          <IconButton icon="close" label={t('captcha.close')} className={styles.close} onClick={onClose} />
        )}
      </div>
      <div className={styles.field}>
        {isOpen && !isShown && <span className={styles.spinner} />}
        <iframe
          ref={frame}
          src={CAPTCHA_FRAME_PATH}
          title={t('captcha.puzzle')}
          className={styles.frame}
          sandbox="allow-scripts"
          referrerPolicy="origin"
        />
      </div>
    </dialog>
  )
}
