import type { ReactNode } from 'react'
import { useWords } from '../../i18n/use-words'
import styles from './operator-html.module.css'

interface Props {
  /** Of the sanitised tree. */
  readonly table: Element
  readonly dir?: 'ltr' | 'rtl' | 'auto' | undefined
  readonly children?: ReactNode
}

/** A table of an operator's text: one that is wider than the page scrolls by itself, by finger and by keyboard. */
export const HtmlTable = ({ table, dir, children }: Props) => {
  const t = useWords('rest')
  const caption = table.querySelector('caption')?.textContent.trim() ?? ''
  return (
    <div className={styles.window} role="group" tabIndex={0} aria-label={caption || t('announcement.table')}>
      <table dir={dir}>{children}</table>
    </div>
  )
}
