import { useState } from 'react'
import { DesignContext } from './design-context'
import { designUrl, type DesignState } from './design-state'
import { applyTheme } from './apply-theme'
import { GROUPS } from './groups'
import { Group } from './group'
import { Toolbar } from './toolbar'
import styles from './design-page.module.css'

/** All groups below each other, with a table of contents and the toolbar. */
export const DesignPage = ({ initial }: { readonly initial: DesignState }) => {
  const [state, setState] = useState(initial)

  const change = (part: Partial<DesignState>): void => {
    const next = { ...state, ...part }
    if (next.words !== state.words) {
      window.location.search = designUrl(next) // translations are loaded once per visit
      return
    }
    applyTheme(next)
    window.history.replaceState(null, '', designUrl(next) + window.location.hash)
    setState(next)
  }

  return (
    <DesignContext value={state}>
      <div className={styles.page}>
        <header className={styles.top}>
          <h1 className={styles.brand} lang="en">
            Design system
          </h1>
          <Toolbar state={state} onChange={change} />
        </header>
        <nav className={styles.nav} aria-label="Groups" lang="en">
          {GROUPS.map(({ id, title }) => (
            <a key={id} href={`#${id}`} className={styles.navLink}>
              {title}
            </a>
          ))}
        </nav>
        <main className={styles.main}>
          {GROUPS.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </main>
      </div>
    </DesignContext>
  )
}
