import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import type { FirstKey } from '../../i18n/translation-types'
import { usePage } from '../../shared/routing/use-page'

interface Props {
  /** Absent for the home page, which is titled by the product's name alone. */
  readonly titleKey?: FirstKey
  readonly children: ReactNode
}

/** Gives a screen of the first words its title and its focus. */
export const Page = ({ titleKey, children }: Props) => {
  const t = useTranslation()
  usePage(titleKey ? t(titleKey) : '')
  return children
}
