import { useTranslation } from '../../../i18n/use-translation'
import { CustomerService } from '../entries/customer-service'

/** The member's kind may not chat (CSV-03, type 4): said plainly, with the other ways to reach somebody. */
export const ChatNotAllowed = () => {
  const t = useTranslation('rest')
  return <CustomerService title={t('chat.refused.title')} text={t('chat.refused.text')} />
}
