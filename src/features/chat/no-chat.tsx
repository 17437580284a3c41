import { useWords } from '../../i18n/use-words'
import { ServiceDesk } from './service-desk'

/** The member's kind may not chat (CSV-03, type 4): said plainly, with the other ways to reach somebody. */
export const NoChat = () => {
  const t = useWords('rest')
  return <ServiceDesk title={t('chat.refused.title')} text={t('chat.refused.text')} />
}
