import { type ComponentType, useId, useState } from 'react'
import { Button } from '../../ui/controls/button'
import type { FormNode } from '../schema/form-node'
import type { FieldViewProps } from './field-view-props'
import { valueAt } from './values'
import styles from './form.module.css'

interface Props extends FieldViewProps {
  readonly node: Extract<FormNode, { kind: 'record' }>
  /** The view of a row's value. */
  readonly Row: ComponentType<FieldViewProps>
}

/** Values with keys that the operator chooses, such as a path for each language. */
export const RecordControl = ({ node, path, value, onChange, Row }: Props) => {
  const { row, facts } = node
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{node.title}</legend>
      <p className="ui-hint">{node.description}</p>
      <ul className={styles.rows}>
        {keys.map((key) => (
          <li key={key} className={styles.row}>
            <Row
              node={row}
              path={[...path, key]}
              value={valueAt(value, [key])}
              onChange={onChange}
              label={key}
              isRow
            />
            <Button
              variant="quiet"
              icon="close"
              aria-label={`Remove ${key}`}
              onClick={() => onChange([...path, key], undefined)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <NewKey
        title={node.title}
        keys={facts.keys ?? 'Name'}
        taken={keys}
        onAdd={(key) => onChange([...path, key], row.kind === 'group' ? {} : '')}
      />
    </fieldset>
  )
}

interface NewKeyProps {
  readonly title: string
  readonly keys: readonly string[] | string
  readonly taken: readonly string[]
  readonly onAdd: (key: string) => void
}

const NewKey = ({ title, keys, taken, onAdd }: NewKeyProps) => {
  const id = useId()
  const [typed, setTyped] = useState('')
  const key = typed.trim()
  const isUsable = key !== '' && !taken.includes(key)
  return (
    <form
      className={styles.newKey}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isUsable) return
        onAdd(key)
        setTyped('')
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {typeof keys === 'string' ? keys : 'Language'}
      </label>
      {typeof keys === 'string' ? (
        <input
          id={id}
          className={styles.select}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      ) : (
        <select
          id={id}
          className={styles.select}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        >
          <option value="">Choose</option>
          {keys
            .filter((each) => !taken.includes(each))
            .map((each) => (
              <option key={each}>{each}</option>
            ))}
        </select>
      )}
      <Button variant="quiet" type="submit" aria-label={`Add to ${title}`} aria-disabled={!isUsable}>
        Add
      </Button>
    </form>
  )
}
