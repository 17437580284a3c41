import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation'
import styles from './operator-html.module.css'

interface Props {
  /** An element of the sanitised tree. */
  readonly table: Element
  readonly dir?: 'ltr' | 'rtl' | 'auto' | undefined
  readonly children?: ReactNode
}

/**
 * A table of an operator's text. A table wider than the page scrolls inside its box, by touch and by keyboard. The
 * box has the table's direction, so it starts at the first column in either direction of the page.
 */
export const HtmlTable = ({ table, dir, children }: Props) => {
  const t = useTranslation('rest')
  const caption = table.querySelector('caption')?.textContent.trim() ?? ''
  return (
    <div
      className={styles.window}
      role="group"
      tabIndex={0}
      dir={dir}
      aria-label={caption || t('announcement.table')}
    >
      <table>{children}</table>
    </div>
  )
}
