import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { HOME_PATH, LOGIN_PATH, MEMBER_PATH, REGISTER_PATH } from '#domain/routing/routes'
import type { SettingsRow } from '#domain/tables/rows'
import { useTranslation } from '../../i18n/use-translation'
import { openOverlay } from '../../shared/overlays/overlay-queue'
import { useMember } from '../../shared/session/session-state'
import { buttonClass } from '../../ui/controls/button-class'
import { IconButton } from '../../ui/controls/icon-button'
import { AppLink } from '../../shared/routing/app-link'
import { ReactErrorBoundary } from '../../shared/page/react-error-boundary'
import { AccountLink } from '../routes/lazy-pages'
import { Brand } from '../../shared/page/brand'
import { HEADER_START_ID } from './header-start'
import styles from './header.module.css'

interface Props {
  /** The merchant's settings; undefined until they are loaded. */
  readonly settings: SettingsRow | undefined
}

export const Header = ({ settings }: Props) => {
  const t = useTranslation()
  const member = useMember()
  const { pathname } = useLocation()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <span id={HEADER_START_ID} className={styles.start} />
        <AppLink to={HOME_PATH} className={styles.brand}>
          <Brand
            logo={settings?.mobileTemplate.image_logo}
            icon={settings?.mobileTemplate.apple_touch_icon}
          />
          <span className="visually-hidden">{t('nav.home')}</span>
        </AppLink>
        <IconButton
          icon="globe"
          label={t('header.language')}
          aria-haspopup="dialog"
          onClick={() => openOverlay({ kind: 'language' })}
        />
        {member ? (
          <ReactErrorBoundary
            key={member.id}
            onError={() => undefined}
            fallback={<PlainAccountLink name={member.userName} />}
          >
            <Suspense fallback={<span className={`sk ${styles.account ?? ''}`} />}>
              <AccountLink name={member.userName} settings={settings} />
            </Suspense>
          </ReactErrorBoundary>
        ) : (
          <>
            {pathname !== LOGIN_PATH && (
              <AppLink to={LOGIN_PATH} className={buttonClass({ variant: 'quiet' }, styles.action)}>
                {t('header.login')}
              </AppLink>
            )}
            {pathname !== REGISTER_PATH && (
              <AppLink to={REGISTER_PATH} className={buttonClass({ variant: 'primary' }, styles.action)}>
                {t('header.register')}
              </AppLink>
            )}
          </>
        )}
      </div>
    </header>
  )
}

/** Shown if the chunk of `AccountLink` is unavailable: offline right after the login. */
const PlainAccountLink = ({ name }: { readonly name: string }) => (
  <AppLink to={MEMBER_PATH} className={buttonClass({ variant: 'quiet' }, styles.action)} data-own="account">
    <bdi>{name}</bdi>
  </AppLink>
)
