import { memo, useId } from 'react'
import { GAME_PATH } from '#domain/routing/routes'
import { AppLink } from '../../../shared/routing/app-link'
import { useTranslation } from '../../../i18n/use-translation'
import { classNames } from '../../../ui/class-names'
import { Icon } from '../../../ui/icons/icon'
import type { VendorOption } from '../filter/vendor-options'
import { lobbyUrl } from '../page/use-lobby-place'
import { SectionHead } from '../shelves/section-head'
import styles from './search-chips.module.css'

interface Props {
  readonly vendors: readonly VendorOption[]
  /** False next to a phone's keyboard, where a title would cost a row of games. */
  readonly hasTitle: boolean
}

/** Vendors, each a link to its games. Renders nothing if there are none. */
export const VendorLinks = memo(({ vendors, hasTitle }: Props) => {
  const t = useTranslation()
  const headId = useId()
  if (vendors.length === 0) return null
  const label = t('lobby.vendors')
  return (
    <section aria-label={label}>
      {hasTitle && <SectionHead id={headId} title={label} />}
      <ul className={classNames('scroller', styles.row)}>
        {vendors.map(({ id, label: name }) => (
          <li key={id}>
            <AppLink to={lobbyUrl(GAME_PATH, { vendor: id })} className={styles.vendor}>
              <span dir="auto">{name}</span>
              <Icon name="chevron" size="s" />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
})
VendorLinks.displayName = 'VendorLinks'
