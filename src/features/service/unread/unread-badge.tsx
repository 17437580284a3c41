import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import { CHAT_PATH } from '#domain/routing/routes'
import { countsUnread, hasChatSwitch } from '#domain/chat/chat-access'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { useMemberResource } from '../../../shared/worker/query/use-member-resource'
import { subscribeAnnouncement } from '../../../shared/routing/use-page'
import { formatNumber } from '../../../i18n/format/format-number'
import { intlTag } from '../../../i18n/format/intl-tags'
import { useTranslation } from '../../../i18n/use-translation'
import { pageState } from '../../../shared/page/page-state'
import { useMember } from '../../../shared/session/session-state'
import styles from './unread-badge.module.css'

const MAX_SHOWN = 99

/** Number of unread chat messages, on the chat's entry in the bar (CSV-03). Nothing for players without a count. */
export const UnreadBadge = () => {
  const { merchant } = useSnapshot(pageState)
  const settings = useLiveQuery((read) => read.get('settings', merchant)).data
  const member = useMember()
  const hasChat = hasChatSwitch(settings)
  return member && countsUnread({ hasChat, member }) ? <Count memberId={member.id} /> : null
}

/** While mounted, the worker requests the count every 30 s on a visible page, even if the badge is not shown. */
const Count = ({ memberId }: { readonly memberId: string }) => {
  const t = useTranslation('rest')
  const link = useSyncExternalStore(subscribeAnnouncement, chatLink)
  const count = useMemberResource('unreadCount', memberId).data?.unReadCount ?? 0
  if (!link || count === 0) return null
  const shown = formatNumber(Math.min(count, MAX_SHOWN), intlTag(t.language))
  return createPortal(
    <span className={styles.badge}>
      <span aria-hidden="true">{count > MAX_SHOWN ? `${shown}+` : shown}</span>
      <span className="visually-hidden"> {t('chat.unread', { count })}</span>
    </span>,
    link,
  )
}

/** Returns the chat's link in the bar. Not all screens have a bar. */
const chatLink = (): Element | null => document.querySelector(`nav a[href^="${CHAT_PATH}"]`)
