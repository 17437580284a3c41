import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { CHAT_PATH, GAME_PATH, HOME_PATH, MEMBER_PATH, PROMOTIONS_PATH } from '#domain/routing/routes'
import { isAccountPath } from '#domain/routing/account-section'
import { isHomePath } from '#domain/routing/home-path'
import { useTranslation } from '../../i18n/use-translation'
import type { FirstKey } from '../../i18n/translation-types'
import { Icon } from '../../ui/icons/icon'
import type { IconName } from '../../ui/icons/icon-paths'
import { AppLink } from '../../shared/routing/app-link'
import styles from './bottom-bar.module.css'

interface Item {
  readonly to: string
  readonly icon: IconName
  readonly label: FirstKey
  /** True for other paths of the same section. */
  readonly includes?: (pathname: string) => boolean
}

const ITEMS: readonly Item[] = [
  { to: HOME_PATH, icon: 'home', label: 'nav.home', includes: isHomePath },
  { to: GAME_PATH, icon: 'games', label: 'nav.games' },
  { to: PROMOTIONS_PATH, icon: 'gift', label: 'nav.promotions' },
  { to: CHAT_PATH, icon: 'chat', label: 'nav.chat' },
  { to: MEMBER_PATH, icon: 'me', label: 'nav.me', includes: isAccountPath },
]

const SCROLLS = '(max-width: 17em)' // as in bottom-bar.module.css: the labels do not fit side by side

export const BottomBar = () => {
  const t = useTranslation()
  const { pathname } = useLocation()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!window.matchMedia(SCROLLS).matches) return
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [pathname])
  return (
    <nav className={styles.bar} aria-label={t('nav.label')}>
      <div ref={row} className={styles.row}>
        {ITEMS.map((item) => {
          const isCurrent = pathname === item.to || item.includes?.(pathname) === true
          return (
            <AppLink
              key={item.to}
              to={item.to}
              className={styles.item}
              aria-current={isCurrent ? 'page' : undefined}
            >
              <span className={styles.icon}>
                <Icon name={item.icon} />
              </span>
              <span className={styles.label}>{t(item.label)}</span>
            </AppLink>
          )
        })}
      </div>
    </nav>
  )
}
