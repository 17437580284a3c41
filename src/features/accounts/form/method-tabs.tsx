import { type ReactNode, useId } from 'react'
import { Tabs, type Tab } from '../../../ui/controls/tabs'
import styles from './account-form.module.css'

interface Props {
  readonly label: string
  readonly ways: readonly Tab[]
  readonly current: string
  readonly onChoose: (id: string) => void
  readonly children: ReactNode
}

/** Tabs of the login methods. With a single method there are no tabs. */
export const MethodTabs = ({ label, ways, current, onChoose, children }: Props) => {
  const panelId = useId()
  const open = ways.find(({ id }) => id === current)
  if (ways.length < 2 || !open) return children
  return (
    <>
      <div className={styles.tabs}>
        <Tabs label={label} tabs={ways} current={current} onChoose={onChoose} panelId={panelId} />
      </div>
      <div id={panelId} role="tabpanel" aria-label={`${label}: ${open.label}`}>
        {children}
      </div>
    </>
  )
}
