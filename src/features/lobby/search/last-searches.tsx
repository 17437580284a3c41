import { type RefObject, useId, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation'
import { classNames } from '../../../ui/class-names'
import { IconButton } from '../../../ui/controls/icon-button'
import { setField } from '../../../ui/forms/set-field'
import { SectionHead } from '../shelves/section-head'
import styles from './search-chips.module.css'
import { removeSearch, storedSearches } from './stored-searches'

/** The player's last searches: a tap repeats one. Renders nothing if there are none. */
export const LastSearches = ({ fieldRef }: { readonly fieldRef: RefObject<HTMLInputElement | null> }) => {
  const t = useTranslation()
  const headId = useId()
  const [texts, setTexts] = useState(storedSearches)
  if (texts.length === 0) return null
  return (
    <section aria-labelledby={headId}>
      <SectionHead id={headId} title={t('search.last')} icon="clock" />
      <ul className={classNames('scroller', styles.row)}>
        {texts.map((text) => (
          <li key={text} className={styles.last}>
            <button
              type="button"
              className={styles.text}
              dir="auto"
              onClick={() => setField(fieldRef.current, text)}
            >
              {text}
            </button>
            <IconButton
              icon="close"
              label={t('search.forget', { text })}
              className={styles.forget}
              onClick={({ currentTarget: { parentElement: item } }) => {
                focusNeighbour(item, fieldRef.current)
                removeSearch(text)
                setTexts(storedSearches())
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Moves the focus from a search that is about to be removed: to the remove button of a neighbour, else to the field. A
 * tap on an iPhone leaves the focus where it is.
 */
const focusNeighbour = (item: HTMLElement | null, field: HTMLElement | null): void => {
  if (!item?.contains(document.activeElement)) return
  const neighbour = item.nextElementSibling ?? item.previousElementSibling
  ;(neighbour?.querySelector<HTMLElement>('button + button') ?? field)?.focus()
}
