import { type ReactNode, useRef } from 'react'
import { useConnection } from '../../../shared/sync/use-connection'
import { commands } from '../../../shared/worker/client/commands'
import { LoginArt } from './account-art'
import styles from './account-page.module.css'
import { usePrefetchAccounts } from '../login/use-prefetch-accounts'

interface Props {
  readonly title: string
  readonly text: ReactNode
  /** Accessible name of the card. */
  readonly label: string
  readonly children: ReactNode
  /** Shown below the card. */
  readonly foot?: ReactNode
}

const ASK_AGAIN_MS = 10_000 // minimum interval: focusing the next field does not abort a retry in progress

/** Layout of every account page: welcome text, card with a form, and links to other actions. */
export const AccountPage = ({ title, text, label, children, foot }: Props) => {
  const prepareAgain = usePrefetchAccounts()
  const { state } = useConnection()
  // Retries the connection when the player focuses a field: they will need the network soon.
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
