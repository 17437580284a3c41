import { linkTarget } from '#domain/routing/safe-url'
import { Icon } from '../../ui/icons/icon'
import { AppLink } from '../routing/app-link'
import styles from './responsible-play-link.module.css'

interface Props {
  readonly url: string
  readonly label: string
}

/**
 * Link to advice on responsible play (PLY-02); renders nothing if the URL is not safe. Part of the first load, for which
 * `OperatorLink` is too large.
 */
export const ResponsiblePlayLink = ({ url, label }: Props) => {
  const target = linkTarget(url, window.location.origin)
  const content = (
    <>
      {label}
      <Icon name="chevron" size="s" />
    </>
  )
  if (target.kind === 'none') return null
  if (target.kind === 'route') {
    return (
      <AppLink to={target.to} className={styles.link}>
        {content}
      </AppLink>
    )
  }
  return (
    <a href={target.url} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {content}
    </a>
  )
}
