import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { CHAT_PATH } from '#domain/routing/routes'
import { countsUnread, hasChatSwitch } from '#domain/chat/chat-access'
import { BarBadge } from '../../../shared/page/bar-badge'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { useMemberResource } from '../../../shared/worker/query/use-member-resource'
import { useTranslation } from '../../../i18n/use-translation'
import { pageState } from '../../../shared/page/page-state'
import { setIconBadge } from '../../../shared/page/icon-badge'
import { useMember } from '../../../shared/session/session-state'

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
  const count = useMemberResource('unreadCount', memberId).data?.unReadCount ?? 0
  useEffect(() => setIconBadge(count), [count])
  useEffect(() => () => setIconBadge(0), [])
  return <BarBadge path={CHAT_PATH} count={count} label={t('chat.unread', { count })} />
}
