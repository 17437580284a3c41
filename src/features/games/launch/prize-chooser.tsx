import { useState } from 'react'
import type { GameFacts } from '../frame/use-game-facts'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import choice from '../../../ui/forms/choice.module.css'
import { storePrizeMode, storedPrizeMode } from './stored-prize-modes'
import styles from './prize-chooser.module.css'
import { StepPanel } from './step-panel'

interface Props {
  readonly gameId: string
  readonly facts: GameFacts
  /** Two or more modes. */
  readonly modes: readonly string[]
  readonly onChoose: (mode: string) => void
}

/** Asks for the prize mode of a lottery before it opens. The last choice for this game is preselected. */
export const PrizeChooser = ({ gameId, facts, modes, onChoose }: Props) => {
  const t = useTranslation('rest')
  const [mode, setMode] = useState(() => storedPrizeMode(gameId, modes) ?? modes[0] ?? '')
  const start = (): void => {
    storePrizeMode(gameId, mode)
    onChoose(mode)
  }
  return (
    <StepPanel facts={facts} title={t('launch.prize')} text={t('launch.prizeText')}>
      <div className={styles.modes} role="radiogroup" aria-label={t('launch.prize')}>
        {modes.map((each) => (
          <label key={each} className={styles.mode}>
            <input
              type="radio"
              className={choice.input}
              name="prize-mode"
              value={each}
              checked={each === mode}
              onChange={() => setMode(each)}
            />
            <span className={classNames(choice.face, styles.face)}>
              {t('launch.prizeMode', { mode: isolate(each) })}
            </span>
          </label>
        ))}
      </div>
      <Button variant="primary" isWide icon="play" onClick={start}>
        {t('launch.start')}
      </Button>
    </StepPanel>
  )
}
