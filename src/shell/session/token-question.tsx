import { isolate } from '../../i18n/format/isolate'
import { useTranslation } from '../../i18n/use-translation'
import { Button } from '../../ui/controls/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { answerTokenQuestion } from './url-token-exchange'
import { useCloseOnBack } from '../../shared/overlays/dialogs/use-close-on-back'

interface Props {
  /** Name of the member who is logged in. */
  readonly current: string
  /** Name of the member whose token is in the URL. */
  readonly offered: string
}

const stay = (): void => answerTokenQuestion(false)

/**
 * Asks before a link's account replaces the player's account. Escape and Back cancel the switch (SES-03).
 */
export const TokenQuestion = ({ current, offered }: Props) => {
  const t = useTranslation('rest')
  useCloseOnBack(true, stay)
  return (
    <Dialog
      title={t('session.switch.title')}
      onClose={stay}
      isTextRead
      actions={
        <>
          <Button variant="primary" isWide onClick={stay}>
            {t('session.switch.stay')}
          </Button>
          <Button variant="quiet" isWide onClick={() => answerTokenQuestion(true)}>
            {t('session.switch.yes')}
          </Button>
        </>
      }
    >
      {t('session.switch.text', { name: isolate(current), other: isolate(offered) })}
    </Dialog>
  )
}
