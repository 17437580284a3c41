import { subscribe } from 'valtio/vanilla'
import { SERVICE_REBIND_MS } from '#domain/chat/chat-timing'
import type { CsType } from '#domain/contract/service/customer-service'
import { chatLanguage } from '#domain/chat/chat-language'
import { pageState } from '../../../shared/page/page-state'
import { currentMember } from '../../../shared/session/session-state'
import { findWidget, type ServiceWidget } from './service-widgets'

/** Whose window stands on the page. It outlives the screen that opened it, not the member that it was opened for. */
let opened: CsType | undefined
let openedFor: string | undefined
let timers: readonly ReturnType<typeof setTimeout>[] = []
let isFollowing = false

/** Opens the window, and tells it who writes: now, and again after 1 s and 3 s (CSV-05). */
export const openWidget = (csType: CsType): void => {
  follow()
  opened = csType
  openedFor = currentMember()?.id
  sayAgain(csType, bind)
  findWidget(csType)?.open()
}

/** The screen is left: the window stays, and hears no more. */
export const stopWidgetUpdates = (): void => {
  if (opened !== undefined) stop()
}

/** Another member, or nobody: a window that starts late hears of it too. */
const close = (csType: CsType): void => {
  opened = undefined
  sayAgain(csType, (widget) => {
    bind(widget)
    widget.close()
  })
}

/** Whoever plays at that moment. */
const bind = (widget: ServiceWidget): void =>
  widget.bind({ name: currentMember()?.userName ?? '', language: chatLanguage(pageState.language) })

const sayAgain = (csType: CsType, say: (widget: ServiceWidget) => void): void => {
  stop()
  const sendVisitor = (): void => {
    const widget = findWidget(csType)
    if (widget) say(widget)
  }
  sendVisitor()
  timers = SERVICE_REBIND_MS.map((ms) => setTimeout(sendVisitor, ms))
}

const stop = (): void => timers.forEach(clearTimeout)

const follow = (): void => {
  if (isFollowing) return
  isFollowing = true
  subscribe(pageState, () => {
    if (opened !== undefined && currentMember()?.id !== openedFor) close(opened)
  })
}
