import { type ReactNode, useRef } from 'react'
import { useConnection } from '../../../shared/sync/use-connection'
import { commands } from '../../../shared/worker/client/worker-client'
import { LoginArt } from './account-art'
import styles from './account-page.module.css'
import { usePrefetchAccounts } from '../login/use-prefetch-accounts'

interface Props {
  readonly title: string
  readonly text: string
  /** Names the card for screen readers. */
  readonly label: string
  readonly children: ReactNode
  /** What stands under the card. */
  readonly foot?: ReactNode
}

const ASK_AGAIN_MS = 10_000 // a try that is under way is not cut short by the next field

/** A welcome, a card with a form, and what else there is to do: the look of every account page. */
export const AccountPage = ({ title, text, label, children, foot }: Props) => {
  const prepareAgain = usePrefetchAccounts()
  const { state } = useConnection()
  // Whoever goes on in the form is about to need the network: a good moment to see whether it is back.
  const askedAt = useRef(-Infinity)
  const goOn = (): void => {
    prepareAgain()
    if (state === 'online' || performance.now() - askedAt.current < ASK_AGAIN_MS) return
    askedAt.current = performance.now()
    void commands.refresh()
  }
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <LoginArt />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      <section className={styles.card} aria-label={label} onFocus={goOn}>
        {children}
      </section>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}
