import { GuideImage, type GuideImageKind } from './guide-image'
import styles from './guide-steps.module.css'

export interface IllustratedStep {
  readonly image: GuideImageKind
  readonly text: string
}

interface Props {
  readonly steps: readonly IllustratedStep[]
  readonly icon: string | null
}

/** The steps below each other, each with its drawing. Both show what to tap. */
export const GuideSteps = ({ steps, icon }: Props) => (
  <ol className="ui-stack ui-gap-3">
    {steps.map(({ image, text }, place) => (
      <li key={text} className={styles.step}>
        <GuideImage kind={image} icon={icon} />
        <div className={styles.words}>
          <span className={styles.number} aria-hidden="true">
            {place + 1}
          </span>
          <p className={styles.text}>{text}</p>
        </div>
      </li>
    ))}
  </ol>
)
