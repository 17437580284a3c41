import { isolate } from '../../i18n/format/isolate'
import { useTranslation } from '../../i18n/use-translation'
import { Button } from '../../ui/controls/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { answerTokenQuestion } from './url-token-exchange'
import { useCloseOnBack } from '../../shared/overlays/dialogs/use-close-on-back'

interface Props {
  /** The name of the member who is logged in. */
  readonly current: string
  /** The name of the member whose token the address carried. */
  readonly offered: string
}

const stay = (): void => answerTokenQuestion(false)

/**
 * Asks before the account of a link replaces the player's own; Escape and Back keep the player's account (SES-03).
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
