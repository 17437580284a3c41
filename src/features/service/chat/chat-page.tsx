import { Navigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { CHAT_PATH, HOME_PATH } from '#domain/routing/routes'
import { chatAccess, hasChatSwitch } from '#domain/chat/chat-access'
import { withPreservedParams } from '#domain/routing/preserved-params'
import { loginPath } from '#domain/routing/return-url'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { usePage } from '../../../shared/routing/use-page'
import { useTranslation } from '../../../i18n/use-translation'
import { pageState } from '../../../shared/page/page-state'
import { didLogOutAt, useMember } from '../../../shared/session/session-state'
import { ChatPanel } from './chat-panel'
import { CustomerServiceSkeleton } from '../entries/customer-service-skeleton'
import { ChatNotAllowed } from './chat-not-allowed'
import { CustomerService } from '../entries/customer-service'

/** The chat page (CSV-03): the merchant's chat if there is one, else the entries of customer service. */
export const ChatPage = () => {
  const t = useTranslation('rest')
  const { merchant, language } = useSnapshot(pageState)
  const settings = useLiveQuery((read) => read.get('settings', merchant)).data
  const member = useMember()
  const access = chatAccess({ hasChat: hasChatSwitch(settings), member })
  usePage(t(access === 'services' ? 'lines.service' : 'chat.title'))

  switch (access) {
    case 'waiting':
      return <CustomerServiceSkeleton />
    case 'services':
      return <CustomerService title={t('lines.service')} text={t('service.text')} />
    case 'login': {
      // After a logout here, the player does not want to log in.
      const to = didLogOutAt(window.location.pathname) ? HOME_PATH : loginPath(CHAT_PATH)
      return <Navigate to={withPreservedParams(to, window.location.search)} replace />
    }
    case 'refused':
      return <ChatNotAllowed />
    case 'pending':
    case 'chat':
      return (
        <ChatPanel
          key={`${member?.id ?? ''}/${access}/${language}`}
          isConfirmed={access === 'chat'}
          headerColor={settings?.mobileTemplate.theme.accent ?? ''}
        />
      )
    default:
      return access satisfies never
  }
}
