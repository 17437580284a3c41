import { useId } from 'react'
import { LANGUAGE_NAMES } from '#domain/language/language-names'
import { LANGUAGES } from '#domain/language/languages'
import { PAGES, type ViewState } from './view-state'
import styles from './view-toolbar.module.css'

interface Props {
  readonly view: ViewState
  readonly hasMember: boolean
  readonly onChange: (part: Partial<ViewState>) => void
}

/** Page, language, visitor and network of the phones. */
export const ViewToolbar = ({ view, hasMember, onChange }: Props) => (
  <div className={styles.toolbar} role="group" aria-label="Phones">
    <Select
      label="Page"
      value={view.path}
      options={PAGES.map(({ path, name }) => [path, name])}
      onChoose={(path) => onChange({ path })}
    />
    <Select
      label="Language"
      value={view.language}
      options={LANGUAGES.map(({ code }) => [code, LANGUAGE_NAMES[code]])}
      onChoose={(code) => {
        const language = LANGUAGES.find((each) => each.code === code)
        if (language) onChange({ language: language.code })
      }}
    />
    <Select
      label="Visitor"
      value={view.isMember ? 'member' : 'guest'}
      options={[['guest', 'Guest'], ...(hasMember ? [['member', 'Member'] as const] : [])]}
      onChoose={(visitor) => onChange({ isMember: visitor === 'member' })}
      {...(hasMember ? {} : { hint: 'Log in on a phone to see a member of your gateway.' })}
    />
    <Select
      label="Network"
      value={view.isOnline ? 'online' : 'offline'}
      options={[
        ['online', 'Online'],
        ['offline', 'Offline'],
      ]}
      onChoose={(network) => onChange({ isOnline: network === 'online' })}
    />
  </div>
)

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, name: string])[]
  readonly hint?: string
  readonly onChoose: (value: string) => void
}

const Select = ({ label, value, options, hint, onChoose }: SelectProps) => {
  const id = useId()
  return (
    <div className={styles.choice} title={hint}>
      <label htmlFor={id} className="ui-label">
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
