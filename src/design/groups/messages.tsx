import { useTranslation } from '../../i18n/use-translation'
import { Button } from '../../ui/controls/button'
import { EmptyState } from '../../ui/feedback/empty-state'
import { PhoneFrame } from '../frames/phone-frame'
import { lengthen } from '../samples'
import { Cell, Specimen } from '../specimen'

export const Messages = () => {
  const t = useTranslation()
  const retry = <Button variant="primary">{t('action.retry')}</Button>
  return (
    <>
      <Specimen title="Message" isWide>
        <Cell caption="empty">
          <EmptyState
            icon="games"
            title={t('lobby.empty.title')}
            text={t('lobby.empty.text')}
            action={retry}
          />
        </Cell>
        <Cell caption="error">
          <EmptyState
            icon="offline"
            tone="error"
            title={t('lobby.error.title')}
            text={t('lobby.error.text')}
            action={retry}
          />
        </Cell>
        <Cell caption="40 % longer">
          <EmptyState icon="info" title={lengthen(t('boundary.title'))} text={lengthen(t('boundary.text'))} />
        </Cell>
      </Specimen>
      <Specimen title="Error page">
        <PhoneFrame id="broken" caption="Broken" />
      </Specimen>
    </>
  )
}
