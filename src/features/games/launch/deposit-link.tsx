import { DEPOSIT_PATH } from '#domain/routing/routes'
import { useTranslation } from '../../../i18n/use-translation'
import { AppLink } from '../../../shared/routing/app-link'
import { Icon } from '../../../ui/icons/icon'
import { PLUS } from '../../../ui/icons/plus-icon-path'
import styles from './launch-page.module.css'

/** Leads from a running game to the deposit; Back returns to the game. */
export const DepositLink = () => {
  const t = useTranslation('rest')
  const label = t('deposit.title')
  return (
    <AppLink to={DEPOSIT_PATH} className={styles.deposit} aria-label={label} title={label}>
      <Icon name={PLUS} />
    </AppLink>
  )
}
