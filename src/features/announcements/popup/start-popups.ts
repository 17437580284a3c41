import { subscribeKey } from 'valtio/utils'
import { CHUNK_FAILURE_TTL_MS, OLD_POPUP_DELAY_MS, POPUP_DELAY_MS } from '#domain/timing'
import { isHomePath } from '#domain/routing/home-path'
import { isPopupHidden, popupFingerprint, popupsFor } from '#domain/announcements/popup/popups'
import type { AnnouncementRow } from '#domain/tables/rows'
import type { DatabaseReader } from '#domain/tables/reader'
import { syncKey } from '#domain/tables/resources'
import { subscribeAnnouncement } from '../../../shared/routing/use-page'
import { subscribeQuery } from '../../../shared/worker/query/subscribe-query'
import { loadDeferredTranslations } from '../../../i18n/load-deferred-translations'
import { isPartInUse } from '../../../i18n/translation-store'
import { closeOverlay, openOverlay, overlayState } from '../../../shared/overlays/overlay-queue'
import { pageState } from '../../../shared/page/page-state'
import { currentMember } from '../../../shared/session/session-state'
import { recordPopupClosed, readPopupMemory } from './popup-history'
import { dropPopup, popupState, setPopup } from './popup-state'

interface List {
  readonly language: string
  readonly rows: readonly AnnouncementRow[]
  /** True if the gateway has returned this list and is reachable. False for the last cached one. */
  readonly isCurrent: boolean
}

const isHome = (): boolean => isHomePath(window.location.pathname)
const memberId = (): string => currentMember()?.id ?? ''
const isQueued = (): boolean => overlayState.queue.some(({ kind }) => kind === 'announcement')

let list: List = { language: '', rows: [], isCurrent: false }
/** Time since the visitor arrived: `early` before 500 ms, `list` from then on, `old` after 1000 ms. */
let stage: 'early' | 'list' | 'old' = 'early'
let timers: readonly ReturnType<typeof setTimeout>[] = []

/** True if the popup may open. Guests without a current list get the cached one; members wait for theirs (ANN-02). */
const isTime = (member: string): boolean =>
  stage !== 'early' && (list.isCurrent || (stage === 'old' && member === ''))

const consider = async (): Promise<void> => {
  const member = memberId()
  const { language } = pageState
  if (!isHome() || isQueued() || !isTime(member) || list.language !== language) return
  const visitor = { member, isFirstLogin: pageState.session?.firstTimeLogin === true }
  const popups = popupsFor(list.rows, visitor, Date.now())
  if (popups.length === 0) return
  const mark = popupFingerprint(popups, language)
  const memory = await readPopupMemory(member)
  if (isPopupHidden(memory, mark, Date.now()) || !(await hasWords())) return
  // The visitor, the language or the page may have changed meanwhile.
  if (member !== memberId() || language !== pageState.language || !isHome() || isQueued()) return
  setPopup(popups, mark, member)
  openOverlay({ kind: 'announcement' })
}

/** True once the translations have loaded. A popup without them would be removed at once, so it is retried later. */
const hasWords = async (): Promise<boolean> => {
  await loadDeferredTranslations()
  const areThere = isPartInUse('rest')
  if (!areThere) setTimeout(() => void consider(), CHUNK_FAILURE_TTL_MS)
  return areThere
}

const closeQueued = (): void => {
  dropPopup()
  for (const { id, kind } of overlayState.queue) if (kind === 'announcement') closeOverlay(id)
}

/** Starts again for a new visitor: closes the previous visitor's popup and restarts the delays. */
const begin = (): void => {
  timers.forEach(clearTimeout)
  if (popupState.member !== memberId()) closeQueued()
  stage = 'early'
  const reach = (next: typeof stage) => (): void => {
    stage = next
    void consider()
  }
  timers = [setTimeout(reach('list'), POPUP_DELAY_MS), setTimeout(reach('old'), OLD_POPUP_DELAY_MS)]
}

let wasQueued = false

/** Called when the queue changes. The popup may be closed by back, by a tap outside it or by its button. */
const followPopup = (): void => {
  const before = wasQueued
  wasQueued = isQueued()
  if (!before || wasQueued) return
  // A popup removed because the player turned offers off, or never shown, does not count as closed.
  if (popupState.isDrawn && !overlayState.noOffers) recordPopupClosed()
  dropPopup()
}

const onPage = (): void => {
  if (isHome()) void consider()
  else closeQueued()
}

const readList = async (read: DatabaseReader): Promise<List> => {
  const { merchant, language } = pageState
  const [rows, sync, connection] = await Promise.all([
    read.startingWith('announcements', [merchant, language]),
    read.get('syncState', syncKey('announcements', { merchant, language })),
    read.get('connection', 'gateway'),
  ])
  const isOnline = navigator.onLine && (connection?.state ?? 'online') === 'online'
  return { language, rows, isCurrent: isOnline && sync?.syncedAt !== undefined }
}

/** Opens the merchant's popups over the home page (ANN-02, ANN-03). Called once per page load. */
export const startPopups = (): void => {
  subscribeKey(pageState, 'language', closeQueued)
  subscribeQuery(readList, (next) => {
    list = next
    void consider()
  })
  subscribeAnnouncement(onPage)
  subscribeKey(overlayState, 'queue', followPopup)
  subscribeKey(pageState, 'session', begin)
  subscribeKey(pageState, 'remembered', begin)
  begin()
}
