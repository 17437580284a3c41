import { useEffect, useRef } from 'react'
import { classNames } from '../class-names'
import { useRovingTabIndex } from './use-roving-tab-index'
import styles from './tabs.module.css'

export interface Tab {
  readonly id: string
  readonly label: string
}

interface Props {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly current: string
  readonly onChoose: (id: string) => void
  /** Id of the panel that the tabs change. */
  readonly panelId: string
}

/** Returns the id of a tab's button, for `aria-labelledby` of the panel. */
export const tabElementId = (panelId: string, tabId: string): string => `${panelId}-tab-${tabId}`

/** A row of tabs that scrolls sideways and keeps the selected one in view. */
export const Tabs = ({ label, tabs, current, onChoose, panelId }: Props) => {
  const row = useRef<HTMLDivElement>(null)
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === current),
  )
  const onKeyDown = useRovingTabIndex(at, tabs.length, (index) => {
    const tab = tabs[index]
    if (tab) onChoose(tab.id)
  })

  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!open || !row.current) return
    // In right-to-left languages, browsers stop one pixel off when scrolled beyond the start.
    if (open.previousElementSibling) centre(row.current, open)
    else row.current.scrollLeft = 0
  }, [current, tabs.length])

  return (
    <div
      ref={row}
      className={classNames('scroller', styles.row)}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          dir="auto"
          id={tabElementId(panelId, tab.id)}
          aria-selected={index === at}
          aria-controls={panelId}
          tabIndex={index === at ? 0 : -1}
          className={classNames(styles.tab, index === at && styles.open)}
          onClick={() => onChoose(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** Scrolls sideways only: `scrollIntoView` would scroll the page as well. */
const centre = (row: HTMLElement, tab: HTMLElement): void => {
  const rowBox = row.getBoundingClientRect()
  const tabBox = tab.getBoundingClientRect()
  row.scrollBy({ left: tabBox.left + tabBox.width / 2 - rowBox.left - rowBox.width / 2 })
}
