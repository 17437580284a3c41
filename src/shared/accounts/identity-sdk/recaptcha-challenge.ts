import { subscribeKey } from 'valtio/utils'
import { SEND_CODE_TIMEOUT_MS, RECAPTCHA_SETTLE_MS } from '#domain/accounts/identity/identity-constants'
import { shownWords } from '../../../i18n/translation-store'
import { pageState } from '../../page/page-state'
import { suspendModals } from './suspend-modals'
import styles from './recaptcha-challenge.module.css'

/** The provider's question whether somebody is a robot, while a code is being sent. */
interface RobotQuestion {
  /** Rejects when the player has left it, or nothing comes. */
  readonly givenUp: Promise<never>
  /** It has been answered, or was never put. */
  readonly answered: () => void
  /** To be called at the end. */
  readonly end: () => void
}

/**
 * Google puts its question (a frame, with what darkens the page) at the end of the body, and hides and shows it by its
 * style. What is modal would leave it inert, so modals stand aside as long as it is shown, and the page is inert instead.
 * It is left when the form that asked has gone, somebody has come in, or another modal has something to say.
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
  givenUp.catch(() => undefined) // it may come when nobody waits any more

  const wait = (ms: number, code: string): void => {
    clearTimeout(timer)
    timer = setTimeout(() => leave(code), ms)
  }
  const leave = (code: string): void => {
    // Nobody else takes it away.
    shown?.whole.remove()
    end()
    giveUp(code)
  }
  const look = (): void => {
    const frame = shownFrame()
    if (frame && !shown) {
      clearTimeout(timer) // it takes as long as it takes
      shown = show(frame, () => leave(NOT_ANSWERED))
    }
    if (frame && shown && (form?.isConnected === false || !shown.isUndisturbed())) leave(NOT_ANSWERED)
    else if (!frame && shown) {
      hide()
      // Google tells nobody of a question that was closed.
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
  /** All of it, at the end of the body. */
  readonly whole: Element
  /** Has no dialog come or gone since? */
  readonly isUndisturbed: () => boolean
  /** Puts the page as it was. */
  readonly restore: () => void
}

const show = (frame: HTMLIFrameElement, onLeave: () => void): Shown => {
  const focused = document.activeElement
  const modals = suspendModals()
  const whole = [...document.body.children].find((each) => each.contains(frame)) ?? frame
  // By its attribute: an older browser lets it be.
  const others = [...document.body.children].filter((each) => each !== whole && !each.hasAttribute('inert'))
  for (const each of others) each.setAttribute('inert', '')
  const wayOut = addWayOut(onLeave)
  // Nothing in it may count as the opener that a dialog gives the focus back to.
  for (const each of [whole, wayOut]) each.addEventListener('focusin', (event) => event.stopPropagation())
  modals.showAside()
  let isOver = false
  // As long as it is faded in it takes no focus.
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

/** For whoever has a keyboard: while the focus is in the frame, which is another site's, no key comes here. */
const addWayOut = (onLeave: () => void): HTMLElement => {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles.leave ?? ''
  button.textContent = shownWords()?.('social.cancel') ?? ''
  button.addEventListener('click', onLeave)
  document.body.append(button)
  return button
}

/** The frame of the question, where it is shown. Its badge is in a frame too, in the place that we have made for it. */
const shownFrame = (): HTMLIFrameElement | undefined =>
  [...document.querySelectorAll<HTMLIFrameElement>('body > :not(#root, [data-recaptcha]) iframe')].find(
    (frame) => frame.src.includes('/recaptcha/') && isShown(frame),
  )

/** By what is written at it: a computed value lags behind, as Google fades it in. */
const isShown = (element: HTMLElement): boolean =>
  element.style.visibility !== 'hidden' &&
  element.style.display !== 'none' &&
  (element.parentElement === null || isShown(element.parentElement))
