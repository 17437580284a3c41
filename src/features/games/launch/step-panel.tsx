import { type ReactNode, useId } from 'react'
import { GameCover } from '../frame/game-cover'
import type { GameFacts } from '../frame/use-game-facts'
import styles from './step-panel.module.css'

interface Props {
  readonly facts: GameFacts
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A question before the game, in a panel at the bottom of the screen, within the thumb's reach. */
export const StepPanel = ({ facts, title, text, children }: Props) => {
  const id = useId()
  return (
    <div className={styles.step}>
      <span className={styles.cover}>
        <GameCover facts={facts} />
      </span>
      <section className={styles.panel} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        {children}
      </section>
    </div>
  )
}
