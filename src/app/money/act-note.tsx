import type { MoneyActRow } from '#domain/tables/money-rows'
import { useWords } from '../../i18n/use-words'
import { Button } from '../../ui/button'
import { Note } from '../../ui/note'
import { accountCommands } from '../account-commands'
import styles from './act-note.module.css'

const WORDS = {
  checking: ['money.checking', 'info'],
  undone: ['money.undone', 'danger'],
  done: ['money.done', 'info'],
  failed: ['money.failed', 'danger'],
} as const

/** What is known of a post of money: that it is being checked, or how it ended, until the player has seen it. */
export const ActNote = ({ row: { id, outcome, message = '' } }: { readonly row: MoneyActRow }) => {
  const t = useWords('rest')
  if (outcome === 'asking' || outcome === 'pending') return null
  const [word, tone] = WORDS[outcome]
  return (
    <div className={styles.note}>
      <Note tone={tone}>
        {t(word)}
        {message !== '' && <bdi className={styles.message}>{message}</bdi>}
      </Note>
      {outcome !== 'checking' && (
        <Button variant="quiet" onClick={() => void accountCommands.forgetMoney(id)}>
          {t('action.ok')}
        </Button>
      )}
    </div>
  )
}
