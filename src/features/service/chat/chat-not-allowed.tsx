import { useTranslation } from '../../../i18n/use-translation'
import { CustomerService } from '../entries/customer-service'

/** Shown to members whose type may not use the chat (CSV-03, type 4), with the other contact methods. */
export const ChatNotAllowed = () => {
  const t = useTranslation('rest')
  return <CustomerService title={t('chat.refused.title')} text={t('chat.refused.text')} />
}
