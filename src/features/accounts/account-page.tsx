import { type ReactNode, useEffect } from 'react'
import { accountCommands } from '../../app/account-commands'
import { LoginArt } from './login-art'
import styles from './account-page.module.css'

interface Props {
  readonly title: string
  readonly text: string
  /** Names the card for screen readers. */
  readonly label: string
  readonly children: ReactNode
  /** What stands under the card. */
  readonly foot?: ReactNode
}

/** A welcome, a card with a form, and what else there is to do: the look of every account page. */
export const AccountPage = ({ title, text, label, children, foot }: Props) => {
  // The worker's code for all of them comes ahead of the first tap.
  useEffect(() => void accountCommands.prepareAccounts(), [])
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <LoginArt />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      <section className={styles.card} aria-label={label}>
        {children}
      </section>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}
