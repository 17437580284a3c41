import { AppLink } from '../../app/app-link'
import { useAccountForm } from '../../app/money/use-account-form'
import { useTranslation } from '../../i18n/use-words'
import { buttonClass } from '../../ui/button-class'

/** To the form for another account to be paid to. */
export const AddAccountLink = ({ variant }: { readonly variant: 'primary' | 'quiet' }) => {
  const t = useTranslation('rest')
  const { path, word } = useAccountForm()
  return (
    <AppLink to={path} className={buttonClass({ variant, isWide: true })}>
      {t(word)}
    </AppLink>
  )
}
