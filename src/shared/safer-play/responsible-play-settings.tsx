import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { parseReminder, REMINDER_CHOICES } from '#domain/safer-play/play-time'
import { formatMinutes } from '../../i18n/format/format-duration'
import { useTranslation } from '../../i18n/use-translation'
import { setPromptsOff } from './prompts-off'
import { overlayState } from '../overlays/overlay-queue'
import { playReminder, setPlayReminder } from './play-reminder'
import { ChoiceChips } from '../../ui/forms/choice-chips'
import { Switch } from '../../ui/forms/switch'
import { ReactErrorBoundary } from '../page/react-error-boundary'

/** The player's settings for safer play: the play-time reminder (PLY-01), and no offers (PLY-02). */
export const ResponsiblePlaySettings = () => (
  // Its translations are in a lazy chunk: the other settings do not wait for them.
  <ReactErrorBoundary onError={() => undefined} fallback={null}>
    <Suspense fallback={null}>
      <Choices />
    </Suspense>
  </ReactErrorBoundary>
)

const Choices = () => {
  const t = useTranslation('rest')
  const { minutes } = useSnapshot(playReminder)
  const { noOffers } = useSnapshot(overlayState)
  return (
    <div className="ui-stack ui-gap-4">
      <ChoiceChips
        label={t('saferPlay.reminder')}
        choices={REMINDER_CHOICES.map((choice) => ({
          id: String(choice),
          label: choice === 0 ? t('saferPlay.off') : formatMinutes(choice, t.language, 'short'),
        }))}
        current={String(minutes)}
        onChoose={(id) => setPlayReminder(parseReminder(id))}
      />
      <Switch isOn={noOffers} onChange={setPromptsOff} hint={t('saferPlay.noOffersHint')}>
        {t('saferPlay.noOffers')}
      </Switch>
    </div>
  )
}
