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
import { notePopupClosed, readPopupMemory } from './popup-history'
import { dropPopup, popupState, setPopup } from './popup-state'

interface List {
  readonly language: string
  readonly rows: readonly AnnouncementRow[]
  /** The gateway has answered for it, and answers; otherwise it is the last one that came. */
  readonly isCurrent: boolean
}

const isHome = (): boolean => isHomePath(window.location.pathname)
const memberId = (): string => currentMember()?.id ?? ''
const isQueued = (): boolean => overlayState.queue.some(({ kind }) => kind === 'announcement')

let list: List = { language: '', rows: [], isCurrent: false }
/** How long ago the visitor came: not yet 500 ms, 500 ms, or 1000 ms. */
let stage: 'early' | 'list' | 'old' = 'early'
let timers: readonly ReturnType<typeof setTimeout>[] = []

/** A guest without a list gets the last one they had; a member waits for theirs (ANN-02). */
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
  // Somebody may have come, gone, or left the page meanwhile.
  if (member !== memberId() || language !== pageState.language || !isHome() || isQueued()) return
  setPopup(popups, mark, member)
  openOverlay({ kind: 'announcement' })
}

/** Without its words it would be taken away before anybody has read it: it is tried again a little later. */
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

/** Another visitor, or the first: what was for the one before goes, and the time counts from now. */
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

/** Closed by back, by a tap beside it or by its button. */
const followPopup = (): void => {
  const before = wasQueued
  wasQueued = isQueued()
  if (!before || wasQueued) return
  // A player who wants no offers has not answered this one, and what could not be drawn nobody has seen.
  if (popupState.isDrawn && !overlayState.noOffers) notePopupClosed()
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

/** Opens the merchant's popups over the home page (ANN-02, ANN-03). Once in the life of a page. */
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
