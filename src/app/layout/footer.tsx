import { minimumAge } from '#domain/rules/minimum-age'
import { linkTarget } from '#domain/rules/url-rule'
import { useWords } from '../../i18n/use-words'
import { Icon } from '../../ui/icon'
import { AppLink } from '../app-link'
import styles from './footer.module.css'

interface Props {
  readonly responsiblePlay: { readonly minimumAge: number; readonly url: string } | undefined
}

/** The minimum age and the way to play-responsibly advice, as the merchant's settings have them (PLY-02). */
export const Footer = ({ responsiblePlay }: Props) => {
  const t = useWords()
  const age = minimumAge(responsiblePlay?.minimumAge)
  return (
    <footer className={styles.footer}>
      <span className={styles.age} role="img" aria-label={t('footer.age', { age })}>
        {age}+
      </span>
      {responsiblePlay && <AdviceLink url={responsiblePlay.url} label={t('footer.responsible')} />}
    </footer>
  )
}

const AdviceLink = ({ url, label }: { readonly url: string; readonly label: string }) => {
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
