import { subscribe } from 'valtio/vanilla'
import { SERVICE_REBIND_MS } from '#domain/chat/chat-timing'
import type { CsType } from '#domain/contract/service/customer-service'
import { chatLanguage } from '#domain/chat/chat-language'
import { pageState } from '../../../shared/page/page-state'
import { currentMember } from '../../../shared/session/session-state'
import { findWidget, type ServiceWidget } from './service-widgets'

/** The open widget. It outlives the screen that opened it, but not the member for whom it was opened. */
let opened: CsType | undefined
let openedFor: string | undefined
let timers: readonly ReturnType<typeof setTimeout>[] = []
let isFollowing = false

/** Opens the widget and sends it the visitor: now, and again after 1 s and 3 s (CSV-05). */
export const openWidget = (csType: CsType): void => {
  follow()
  opened = csType
  openedFor = currentMember()?.id
  sayAgain(csType, bind)
  findWidget(csType)?.open()
}

/** Called when the player leaves the screen: the widget stays open and gets no more updates. */
export const stopWidgetUpdates = (): void => {
  if (opened !== undefined) stop()
}

/** Closes the widget when the member changes or logs out. Repeated, so a slow widget gets it too. */
const close = (csType: CsType): void => {
  opened = undefined
  sayAgain(csType, (widget) => {
    bind(widget)
    widget.close()
  })
}

/** Sends the current visitor to the widget. */
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
