import { LANGUAGE_NAMES } from '#domain/language/language-names'
import { availableLanguages } from '../i18n/available-languages'
import { DEFAULT_ACCENT } from '../ui/accent'
import { classNames } from '../ui/class-names'
import { type DesignState, dirOf } from './design-state'
import styles from './toolbar.module.css'

interface Props {
  readonly state: DesignState
  readonly onChange: (part: Partial<DesignState>) => void
}

const ACCENTS = [DEFAULT_ACCENT, '#e11d48', '#f5b301', '#7c3aed', '#2563eb', '#111827', '#ffffff'] as const
const WORDS = [
  { code: 'PSEUDO', name: 'Pseudo, 40 % longer' },
  ...availableLanguages().map(({ code }) => ({ code, name: LANGUAGE_NAMES[code] })),
] as const

/** Style, direction, accent and language of everything below. */
export const Toolbar = ({ state, onChange }: Props) => (
  <div className={styles.toolbar} lang="en" role="group" aria-label="View">
    <Choice
      label="Style"
      options={['light', 'dark']}
      current={state.style}
      onChoose={(style) => onChange({ style })}
    />
    <Choice
      label="Direction"
      options={['ltr', 'rtl']}
      current={state.dir}
      onChoose={(dir) => onChange({ dir })}
    />
    <div className="ui-row ui-gap-2" role="group" aria-label="Accent">
      {ACCENTS.map((accent) => (
        <button
          key={accent}
          type="button"
          className={styles.accent}
          aria-label={accent}
          aria-pressed={accent === state.accent}
          style={{ backgroundColor: accent }}
          onClick={() => onChange({ accent })}
        />
      ))}
      <input
        type="color"
        className={styles.accentInput}
        aria-label="Another accent"
        value={state.accent}
        onChange={(event) => onChange({ accent: event.currentTarget.value })}
      />
    </div>
    <select
      className={styles.select}
      aria-label="Language"
      value={state.words}
      onChange={(event) => {
        const chosen = WORDS.find(({ code }) => code === event.currentTarget.value)
        if (chosen) onChange({ words: chosen.code, dir: dirOf(chosen.code) })
      }}
    >
      {WORDS.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  </div>
)

interface ChoiceProps<Option extends string> {
  readonly label: string
  readonly options: readonly Option[]
  readonly current: Option
  readonly onChoose: (option: Option) => void
}

const Choice = <Option extends string>({ label, options, current, onChoose }: ChoiceProps<Option>) => (
  <div className={styles.choice} role="group" aria-label={label}>
    {options.map((option) => (
      <button
        key={option}
        type="button"
        aria-pressed={option === current}
        className={classNames(styles.option, option === current && styles.chosen)}
        onClick={() => onChoose(option)}
      >
        {option}
      </button>
    ))}
  </div>
)
