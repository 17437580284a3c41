import { GameLoading } from '../../app/game-frame/game-loading'
import { GameProblem } from '../../app/game-frame/game-problem'
import { useWords } from '../../i18n/use-words'
import { Button } from '../../ui/button'
import { Message } from '../../ui/message'
import styles from '../design.module.css'
import { PhoneFrame } from '../phone-frame'
import { longer, picture } from '../samples'
import { Cell, Specimen } from '../specimen'

const FACTS = { name: 'Blue Lagoon', image: picture(200), colour: '#14507a', vendor: 'Sample Studio' }
const stay = (): void => undefined

export const Messages = () => {
  const t = useWords()
  const retry = <Button variant="primary">{t('action.retry')}</Button>
  return (
    <>
      <Specimen title="Message" isWide>
        <Cell caption="empty">
          <Message icon="games" title={t('lobby.empty.title')} text={t('lobby.empty.text')} action={retry} />
        </Cell>
        <Cell caption="error">
          <Message
            icon="offline"
            tone="error"
            title={t('lobby.error.title')}
            text={t('lobby.error.text')}
            action={retry}
          />
        </Cell>
        <Cell caption="40 % longer">
          <Message icon="info" title={longer(t('boundary.title'))} text={longer(t('boundary.text'))} />
        </Cell>
      </Specimen>
      <Specimen title="Error page">
        <PhoneFrame id="broken" caption="Broken" />
      </Specimen>
      <Specimen title="Game" isWide>
        <Cell caption="on its way">
          <div className={styles.game}>
            <GameLoading facts={FACTS} />
          </div>
        </Cell>
        <Cell caption="did not open">
          <div className={styles.game}>
            <GameProblem
              error={{ kind: 'timeout', limitMs: 10_000 }}
              timeoutKey="launch.timeout"
              onBack={stay}
              onRetry={stay}
              onOpenWindow={stay}
            />
          </div>
        </Cell>
      </Specimen>
    </>
  )
}
