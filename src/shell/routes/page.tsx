import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import type { FirstKey } from '../../i18n/translation-types'
import { usePage } from '../../shared/routing/use-page'

interface Props {
  /** Absent for the home page, whose title is only the product's name. */
  readonly titleKey?: FirstKey
  readonly children: ReactNode
}

/** Sets the title and focus of a screen whose title is among the first translations. */
export const Page = ({ titleKey, children }: Props) => {
  const t = useTranslation()
  usePage(titleKey ? t(titleKey) : '')
  return children
}
