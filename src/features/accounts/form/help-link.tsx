import { HELP_PATH } from '#domain/routing/routes'
import { useTranslation } from '../../../i18n/use-translation'
import { AppLink } from '../../../shared/routing/app-link'
import { buttonClass } from '../../../ui/controls/button-class'

/** Leads a player who cannot log in to help and to customer service. */
export const HelpLink = () => {
  const t = useTranslation('rest')
  return (
    <AppLink to={HELP_PATH} className={buttonClass({ variant: 'plain' })}>
      {t('login.trouble')}
    </AppLink>
  )
}
