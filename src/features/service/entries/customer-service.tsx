import { PageLead } from '../../../shared/page/text/page-lead'
import { TextPage } from '../../../shared/page/text/text-page'
import { useServices } from '../../../shared/service/use-services'
import { useTranslation } from '../../../i18n/use-translation'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { MessageIcon } from '../../../ui/icons/message-icon'
import { FormMessage } from '../../../ui/feedback/form-message'
import { ServiceEntry } from './service-entry'
import styles from './customer-service.module.css'
import { useServiceWidget } from './use-service-widget'

interface Props {
  readonly title: string
  readonly text: string
}

/** The entries of customer service for the current player (CSV-01, CSV-02), and the provider's widget (CSV-05). */
export const CustomerService = ({ title, text }: Props) => {
  const t = useTranslation('rest')
  const services = useServices()
  const widget = useServiceWidget()
  // A widget without a matching entry gets its own.
  const isNamed = services.some(({ csType }) => csType === widget.csType)
  const alone = !isNamed && widget.csType !== undefined ? widget.openFor(widget.csType) : undefined
  const isEmpty = services.length === 0 && alone === undefined
  return (
    <TextPage>
      <header className={styles.head}>
        <MessageIcon icon="chat" tone="empty" />
        <PageLead title={title} text={text} />
      </header>
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
        </ul>
      )}
    </TextPage>
  )
}
