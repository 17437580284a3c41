import { useSnapshot } from 'valtio'
import { HOME_PATH, LOGIN_PATH, MEMBER_PATH, REGISTER_PATH } from '#domain/constants/routes'
import { useWords } from '../../i18n/use-words'
import { openOverlay } from '../../state/overlay-queue'
import { pageState } from '../../state/page-state'
import { buttonClass } from '../../ui/button-class'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { AppLink } from '../app-link'
import { Brand } from './brand'
import styles from './header.module.css'

interface Props {
  /** Address of the merchant's logo; undefined before the settings have come. */
  readonly logo: string | undefined
}

export const Header = ({ logo }: Props) => {
  const t = useWords()
  const { session } = useSnapshot(pageState)
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <AppLink to={HOME_PATH} className={styles.brand} aria-label={t('nav.home')}>
          <Brand logo={logo} />
        </AppLink>
        <IconButton
          icon="globe"
          label={t('header.language')}
          aria-haspopup="dialog"
          onClick={() => openOverlay({ kind: 'language' })}
        />
        {session ? (
          <AppLink to={MEMBER_PATH} className={buttonClass({ variant: 'quiet' }, styles.action)}>
            <Icon name="me" size="s" />
            <span className={styles.user}>{session.userName}</span>
          </AppLink>
        ) : (
          <>
            <AppLink to={LOGIN_PATH} className={buttonClass({ variant: 'quiet' }, styles.action)}>
              {t('header.login')}
            </AppLink>
            <AppLink to={REGISTER_PATH} className={buttonClass({ variant: 'primary' }, styles.action)}>
              {t('header.register')}
            </AppLink>
          </>
        )}
      </div>
    </header>
  )
}
