import { phoneLink } from '#domain/company/company-info'
import { useCompany } from '../../../shared/company/use-company'
import { PageLead } from '../../../shared/page/text/page-lead'
import { TextPage } from '../../../shared/page/text/text-page'
import { useServices } from '../../../shared/service/use-services'
import { useTranslation } from '../../../i18n/use-translation'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { MessageIcon } from '../../../ui/icons/message-icon'
import { FormMessage } from '../../../ui/feedback/form-message'
import { ContactEntry, ENVELOPE, PHONE } from './contact-entry'
import { ServiceEntry } from './service-entry'
import styles from './customer-service.module.css'
import { useServiceWidget } from './use-service-widget'

interface Props {
  readonly title: string
  readonly text: string
}

/** The entries of customer service for the current player (CSV-01, CSV-02), and the provider's widget (CSV-05). */
export const CustomerService = ({ title, text }: Props) => {
  return (
    <TextPage>
      <header className={styles.head}>
        <MessageIcon icon="chat" tone="empty" />
        <PageLead title={title} text={text} />
      </header>
      <ServiceEntries />
    </TextPage>
  )
}

/** The entries alone, with the merchant's phone and email of config.json. */
export const ServiceEntries = () => {
  const t = useTranslation('rest')
  const services = useServices()
  const { phone, email } = useCompany()
  const widget = useServiceWidget()
  // A widget without a matching entry gets its own.
  const isNamed = services.some(({ csType }) => csType === widget.csType)
  const alone = !isNamed && widget.csType !== undefined ? widget.openFor(widget.csType) : undefined
  const isEmpty = services.length === 0 && alone === undefined && phone === '' && email === ''
  return (
    <>
      {widget.state === 'failed' && <FormMessage tone="info">{t('service.widgetFailed')}</FormMessage>}
      {isEmpty ? (
        <EmptyState icon="chat" title={t('service.none.title')} text={t('service.none.text')} />
      ) : (
        <ul className="ui-clip ui-raised ui-divided">
          {services.map((service) => (
            <li key={service.position}>
              <ServiceEntry title={service.title} url={service.url} onOpen={widget.openFor(service.csType)} />
            </li>
          ))}
          {alone && (
            <li>
              <ServiceEntry title={t('chat.title')} url="" onOpen={alone} />
            </li>
          )}
          {phone !== '' && (
            <li>
              <ContactEntry title={t('help.call')} value={phone} href={phoneLink(phone)} icon={PHONE} />
            </li>
          )}
          {email !== '' && (
            <li>
              <ContactEntry title={t('help.mail')} value={email} href={`mailto:${email}`} icon={ENVELOPE} />
            </li>
          )}
        </ul>
      )}
    </>
  )
}
