import { useId, useState } from 'react'
import { linkTarget } from '#domain/routing/safe-url'
import type { ServiceRow } from '#domain/tables/worker-rows'
import { OperatorLink } from '../routing/operator/operator-link'
import { useTranslation } from '../../i18n/use-translation'
import { Button } from '../../ui/controls/button'
import { buttonClass } from '../../ui/controls/button-class'
import { Icon } from '../../ui/icons/icon'
import styles from './service-links.module.css'

interface Props {
  readonly services: readonly ServiceRow[]
  /** Label of the link, if it is not "Customer service". */
  readonly label?: string
  readonly variant?: 'primary' | 'quiet'
  /** True inside an overlay that covers the screen: a page of the app would open behind it. */
  readonly inNewWindow?: boolean
}

/** Links to customer service: one direct link for one entry, a choice for several. */
export const ServiceLinks = ({ services, label, variant = 'quiet', inNewWindow = false }: Props) => {
  const t = useTranslation('rest')
  const name = label ?? t('lines.service')
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const [only] = services
  if (!only) return null
  if (services.length === 1) {
    return (
      <ServiceLink
        service={only}
        inNewWindow={inNewWindow}
        className={buttonClass({ variant, isWide: true })}
      >
        <Icon name="chat" size="s" />
        <span>{name}</span>
      </ServiceLink>
    )
  }
  return (
    <>
      <Button
        variant={variant}
        isWide
        icon="chat"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {name}
      </Button>
      <ul id={listId} className="ui-clip ui-well ui-divided" hidden={!isOpen}>
        {services.map((service) => (
          <li key={service.position}>
            <ServiceLink service={service} inNewWindow={inNewWindow} className={styles.link}>
              <span className="ui-fill ui-breakable" dir="auto">
                {service.title}
              </span>
              <Icon name="chevron" size="s" />
            </ServiceLink>
          </li>
        ))}
      </ul>
    </>
  )
}

interface LinkProps {
  readonly service: ServiceRow
  readonly inNewWindow: boolean
  readonly className: string | undefined
  readonly children: React.ReactNode
}

const ServiceLink = ({ service, ...rest }: LinkProps) =>
  linkTarget(service.url, window.location.origin).kind !== 'none' && (
    <OperatorLink url={service.url} {...rest} />
  )
