import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation'
import { classNames } from '../../../ui/class-names'
import { FormMessage } from '../../../ui/feedback/form-message'
import { Icon } from '../../../ui/icons/icon'
import styles from './payment-method-picker.module.css'

interface Choice {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Shown before its title. */
  readonly image: ReactNode
}

interface Props {
  readonly label: string
  /** Group name of the radio buttons. It must be unique on the screen. */
  readonly name: string
  readonly choices: readonly Choice[]
  readonly current: string
  readonly isReadOnly: boolean
  /** Two columns, for many methods with short names. Their texts are for screen readers then. */
  readonly isGrid?: boolean
  readonly onChoose: (id: string) => void
}

/** Payment methods or payout accounts, of which one is chosen. If that one is gone, the player chooses again. */
export const PaymentMethodPicker = ({
  label,
  name,
  choices,
  current,
  isReadOnly,
  isGrid = false,
  onChoose,
}: Props) => {
  const t = useTranslation('rest')
  const isGone = choices.every(({ id }) => id !== current)
  return (
    <fieldset className={classNames(styles.list, isGrid && styles.grid)} disabled={isReadOnly}>
      <legend className={styles.label}>{label}</legend>
      {choices.map(({ id, title, text, image }) => (
        <label key={id} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={id}
            checked={id === current}
            onChange={() => onChoose(id)}
          />
          <span className={styles.picture}>{image}</span>
          <span className={styles.texts}>
            <bdi className={styles.title}>{title}</bdi>
            <bdi className={isGrid ? 'visually-hidden' : styles.text}>{text}</bdi>
          </span>
          <span className={styles.mark}>
            <Icon name="check" size="s" />
          </span>
        </label>
      ))}
      {isGone && (
        <div className="ui-all-columns">
          <FormMessage tone="danger">{t('money.choice.gone')}</FormMessage>
        </div>
      )}
    </fieldset>
  )
}
