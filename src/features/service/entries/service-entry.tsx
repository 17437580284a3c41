import { linkTarget } from '#domain/routing/safe-url'
import { AppLink } from '../../../shared/routing/app-link'
import { useTranslation } from '../../../i18n/use-translation'
import { Icon } from '../../../ui/icons/icon'
import styles from './customer-service.module.css'

interface Props {
  readonly title: string
  /** URL of the provider's own page, http(s) only; '' if there is none. */
  readonly url: string
  /** Opens the provider's widget on this page, if it is ready. */
  readonly onOpen: (() => void) | undefined
}

const ELSEWHERE = 'M9 6H5.5v12.5H18V15M13.5 5H19v5.5M19 5l-8.5 8.5'

/** One contact method: the provider's widget on this page, else its own page in a new window. */
export const ServiceEntry = ({ title, url, onOpen }: Props) => {
  const t = useTranslation('rest')
  const target = linkTarget(url, window.location.origin)
  if (onOpen) {
    return (
      <button type="button" className={styles.entry} onClick={onOpen}>
        <EntryText title={title} line={t('service.here')} />
        <Icon name="chevron" size="s" />
      </button>
    )
  }
  if (target.kind === 'none') return null
  if (target.kind === 'route') {
    return (
      <AppLink to={target.to} className={styles.entry}>
        <EntryText title={title} />
        <Icon name="chevron" size="s" />
      </AppLink>
    )
  }
  return (
    <a href={target.url} target="_blank" rel="noopener noreferrer" className={styles.entry}>
      <EntryText title={title} line={t('service.window')} />
      <Icon name={ELSEWHERE} size="s" isPointing />
    </a>
  )
}

const EntryText = ({ title, line }: { readonly title: string; readonly line?: string }) => (
  <>
    <span className="ui-disc ui-not-in-large-text">
      <Icon name="chat" />
    </span>
    <span className="ui-stack ui-fill">
      <span className={styles.title} dir="auto">
        {title}
      </span>
      {line !== undefined && <span className="ui-detail">{line}</span>}
    </span>
  </>
)
