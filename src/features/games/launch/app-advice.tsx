import type { GameFacts } from '../frame/use-game-facts'
import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import { buttonClass } from '../../../ui/controls/button-class'
import { StepPanel } from './step-panel'

interface Props {
  readonly facts: GameFacts
  /** Validated; null if there is no app to download. */
  readonly url: string | null
  readonly onStay: () => void
}

/** Suggests playing in the merchant's app. Both buttons dismiss it, and the game can always be played here. */
export const AppAdvice = ({ facts, url, onStay }: Props) => {
  const t = useTranslation('rest')
  return (
    <StepPanel facts={facts} title={t('launch.app.title')} text={t('launch.app.text')}>
      <div className="ui-stack ui-gap-2">
        {url !== null && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'primary', isWide: true })}
          >
            {t('launch.app.get')}
          </a>
        )}
        <Button variant={url === null ? 'primary' : 'quiet'} isWide onClick={onStay}>
          {t('launch.app.stay')}
        </Button>
      </div>
    </StepPanel>
  )
}
