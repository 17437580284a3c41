import { Navigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { CHAT_PATH, HOME_PATH } from '#domain/constants/routes'
import { chatAccess, hasChatSwitch } from '#domain/rules/chat-access'
import { withKeptParameters } from '#domain/rules/kept-parameters'
import { loginPath } from '#domain/rules/launch-address'
import { useLive } from '../../app/live'
import { usePage } from '../../app/use-page'
import { useWords } from '../../i18n/use-words'
import { pageState } from '../../state/page-state'
import { hasLeftAt, useMember } from '../../state/session-state'
import { ChatRoom } from './chat-room'
import { DeskWait } from './desk-wait'
import { NoChat } from './no-chat'
import { ServiceDesk } from './service-desk'

/**
 * Where players reach the people of the site (CSV-03): the merchant's chat where it has one, else the entries of customer
 * service.
 */
export const ChatPage = () => {
  const t = useWords('rest')
  const { merchant, language } = useSnapshot(pageState)
  const settings = useLive((read) => read.get('settings', merchant)).data
  const member = useMember()
  const access = chatAccess({ hasChat: hasChatSwitch(settings), member })
  usePage(t(access === 'services' ? 'lines.service' : 'chat.title'))

  switch (access) {
    case 'waiting':
      return <DeskWait />
    case 'services':
      return <ServiceDesk title={t('lines.service')} text={t('service.text')} />
    case 'login': {
      // Whoever logs out here has no use for a login.
      const to = hasLeftAt(window.location.pathname) ? HOME_PATH : loginPath(CHAT_PATH)
      return <Navigate to={withKeptParameters(to, window.location.search)} replace />
    }
    case 'refused':
      return <NoChat />
    case 'pending':
    case 'chat':
      return (
        <ChatRoom
          key={`${member?.id ?? ''}/${access}/${language}`}
          isConfirmed={access === 'chat'}
          headerColor={settings?.mobileTemplate.theme.accent ?? ''}
        />
      )
    default:
      return access satisfies never
  }
}
