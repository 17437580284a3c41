import { DesignContext } from './design-context'
import type { DesignState } from './design-state'
import { Group } from './group'
import { GROUPS } from './groups'
import styles from './specimen.module.css'

interface Props {
  readonly id: string
  readonly state: DesignState
}

/** A group by itself, for the tests. */
export const GroupView = ({ id, state }: Props) => {
  const group = GROUPS.find((each) => each.id === id)
  return (
    <DesignContext value={state}>
      <main className={styles.alone}>
        <h1 className="visually-hidden">Design system</h1>
        {group ? <Group group={group} /> : `No group ${id}`}
      </main>
    </DesignContext>
  )
}
