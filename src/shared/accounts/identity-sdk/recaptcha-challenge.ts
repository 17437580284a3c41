import { subscribeKey } from 'valtio/utils'
import { SEND_CODE_TIMEOUT_MS, RECAPTCHA_SETTLE_MS } from '#domain/accounts/identity/identity-constants'
import { currentTranslations } from '../../../i18n/translation-store'
import { pageState } from '../../page/page-state'
import { suspendModals } from './suspend-modals'
import styles from './recaptcha-challenge.module.css'

/** The provider's reCAPTCHA challenge while a code is being sent. */
interface RobotQuestion {
  /** Rejects when the player leaves the challenge, or nothing arrives. */
  readonly givenUp: Promise<never>
  /** Call when the challenge was solved or never shown. */
  readonly answered: () => void
  /** Call it at the end. */
  readonly end: () => void
}

/**
 * Google adds its challenge (a frame and a backdrop) at the end of the body, and shows and hides it by its style. A
 * modal would make it inert, so modals are suspended while it is shown, and the page is inert instead. The challenge
 * ends when its form is removed, a login succeeds, or another modal opens.
 */
export const watchRecaptchaChallenge = (): RobotQuestion => {
  const form = document.activeElement?.closest('form')
  let shown: Shown | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasAnswer = false
  let giveUp = (_code: string): void => undefined
  const givenUp = new Promise<never>((_resolve, reject) => {
    giveUp = (code) => reject(Object.assign(new Error(''), { code }))
  })
  givenUp.catch(() => undefined) // the rejection may have no listener any more

  const wait = (ms: number, code: string): void => {
    clearTimeout(timer)
    timer = setTimeout(() => leave(code), ms)
  }
  const leave = (code: string): void => {
    // Nothing else removes it.
    shown?.whole.remove()
    end()
    giveUp(code)
  }
  const look = (): void => {
    const frame = shownFrame()
    if (frame && !shown) {
      clearTimeout(timer) // a shown challenge has no timeout
      shown = show(frame, () => leave(NOT_ANSWERED))
    }
    if (frame && shown && (form?.isConnected === false || !shown.isUndisturbed())) leave(NOT_ANSWERED)
    else if (!frame && shown) {
      hide()
      // Google does not report a challenge that was closed.
      wait(hasAnswer ? SEND_CODE_TIMEOUT_MS : RECAPTCHA_SETTLE_MS, hasAnswer ? TIMEOUT : NOT_ANSWERED)
    }
  }
  const hide = (): void => {
    shown?.restore()
    shown = undefined
  }
  const onKey = (event: KeyboardEvent): void => {
    if (!shown || event.key !== 'Escape') return
    event.preventDefault()
    leave(NOT_ANSWERED)
  }
  const onBack = (): void => {
    if (shown) leave(NOT_ANSWERED)
  }
  const observer = new MutationObserver(look)
  const stopSession = subscribeKey(pageState, 'session', () => leave(NOT_ANSWERED), true)
  const end = (): void => {
    observer.disconnect()
    stopSession()
    clearTimeout(timer)
    window.removeEventListener('keydown', onKey)
    window.removeEventListener('popstate', onBack)
    hide()
  }
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style', 'open'] })
  window.addEventListener('keydown', onKey)
  window.addEventListener('popstate', onBack)
  wait(SEND_CODE_TIMEOUT_MS, TIMEOUT)
  return {
    givenUp,
    answered: () => {
      hasAnswer = true
      if (!shown) wait(SEND_CODE_TIMEOUT_MS, TIMEOUT)
    },
    end,
  }
}

const TIMEOUT = 'auth/timeout'
const NOT_ANSWERED = 'auth/captcha-check-failed'

interface Shown {
  /** The body's child that contains the whole challenge. */
  readonly whole: Element
  /** True if no dialog has opened or closed since. */
  readonly isUndisturbed: () => boolean
  /** Restores the page. */
  readonly restore: () => void
}

const show = (frame: HTMLIFrameElement, onLeave: () => void): Shown => {
  const focused = document.activeElement
  const modals = suspendModals()
  const whole = [...document.body.children].find((each) => each.contains(frame)) ?? frame
  // Sets the attribute, which older browsers ignore.
  const others = [...document.body.children].filter((each) => each !== whole && !each.hasAttribute('inert'))
  for (const each of others) each.setAttribute('inert', '')
  const wayOut = addWayOut(onLeave)
  // A dialog must not return the focus to an element inside.
  for (const each of [whole, wayOut]) each.addEventListener('focusin', (event) => event.stopPropagation())
  modals.showAside()
  let isOver = false
  // The frame cannot take the focus while it fades in, so this retries.
  const focusFrame = (): void => {
    if (isOver || document.activeElement === frame) return
    frame.focus()
    requestAnimationFrame(focusFrame)
  }
  focusFrame()
  return {
    whole,
    isUndisturbed: modals.areAsBefore,
    restore: () => {
      isOver = true
      wayOut.remove()
      for (const each of others) each.removeAttribute('inert')
      modals.showAgain()
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
    },
  }
}

/** Adds a cancel button for keyboard users: while the focus is in the cross-origin frame, no key event arrives here. */
const addWayOut = (onLeave: () => void): HTMLElement => {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles.leave ?? ''
  button.textContent = currentTranslations()?.('social.cancel') ?? ''
  button.addEventListener('click', onLeave)
  document.body.append(button)
  return button
}

/**
 * Returns the frame of the challenge while it is shown. Google's badge is in a frame too, in the container that we
 * have made for it.
 */
const shownFrame = (): HTMLIFrameElement | undefined =>
  [...document.querySelectorAll<HTMLIFrameElement>('body > :not(#root, [data-recaptcha]) iframe')].find(
    (frame) => frame.src.includes('/recaptcha/') && isShown(frame),
  )

/** True if the inline style shows it: the computed style lags behind while Google fades it in. */
const isShown = (element: HTMLElement): boolean =>
  element.style.visibility !== 'hidden' &&
  element.style.display !== 'none' &&
  (element.parentElement === null || isShown(element.parentElement))
