import { AppLink } from '../../../shared/routing/app-link'
import { useAccountForm } from '../payout-accounts/use-account-form'
import { useTranslation } from '../../../i18n/use-translation'
import { buttonClass } from '../../../ui/controls/button-class'

/** A link to the form for another payout account. */
export const AddAccountLink = ({ variant }: { readonly variant: 'primary' | 'quiet' }) => {
  const t = useTranslation('rest')
  const { path, label } = useAccountForm()
  return (
    <AppLink to={path} className={buttonClass({ variant, isWide: true })}>
      {t(label)}
    </AppLink>
  )
}
