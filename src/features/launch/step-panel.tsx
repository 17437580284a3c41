import { type ReactNode, useId } from 'react'
import type { GameFacts } from '../../app/game-frame/use-game-facts'
import { imageUrl } from '../../ui/image-url'
import { Cover } from '../../ui/cover'
import { useSnapshot } from 'valtio'
import { device } from '../../state/device'
import styles from './step-panel.module.css'

interface Props {
  readonly facts: GameFacts
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

const COVER_WIDTH = 160 // px, the same picture as on the loading screen

/** Something to settle before the game: a panel at the foot of its screen, within the thumb's reach. */
export const StepPanel = ({ facts, title, text, children }: Props) => {
  const id = useId()
  const { savesData } = useSnapshot(device)
  const src = imageUrl(facts.image, { width: COVER_WIDTH, density: window.devicePixelRatio, savesData })
  return (
    <div className={styles.step}>
      <span className={styles.cover}>
        <Cover key={src} src={src} name={facts.name} colour={facts.colour} isEager />
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
