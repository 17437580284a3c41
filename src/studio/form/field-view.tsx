import type { ReactNode } from 'react'
import { Button } from '../../ui/controls/button'
import { Switch } from '../../ui/forms/switch'
import { errorOf, type FormNode } from '../schema/form-node'
import type { FieldViewProps } from './field-view-props'
import { ChoiceControl } from './choice-control'
import { NumberControl } from './number-control'
import { RecordControl } from './record-control'
import { TextControl } from './text-control'
import { fieldId, valueAt } from './values'
import styles from './form.module.css'

/** One field of the form, with everything below it. */
export const FieldView = (props: FieldViewProps) => {
  const { node, path } = props
  return (
    <div id={fieldId(path)} className={styles.field}>
      {contentOf(props, node)}
    </div>
  )
}

function contentOf(props: FieldViewProps, node: FormNode): ReactNode {
  if (node.kind === 'group') return <GroupView {...props} node={node} />
  if (node.kind === 'list') return <ListView {...props} node={node} />
  if (node.kind === 'record') return <RecordControl {...props} node={node} Row={FieldView} />
  return <ValueView {...props} />
}

const GroupView = ({
  node,
  path,
  value,
  onChange,
  label,
}: FieldViewProps & { readonly node: Extract<FormNode, { kind: 'group' }> }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{label ?? node.title}</legend>
    {label === undefined && <p className="ui-hint">{node.description}</p>}
    {Object.entries(node.fields).map(([name, part]) => (
      <FieldView
        key={name}
        node={part}
        path={[...path, name]}
        value={valueAt(value, [name])}
        onChange={onChange}
      />
    ))}
    <ErrorText node={node} value={value} />
  </fieldset>
)

const ListView = ({
  node,
  path,
  value,
  onChange,
}: FieldViewProps & { readonly node: Extract<FormNode, { kind: 'list' }> }) => {
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  const { row } = node
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{node.title}</legend>
      <p className="ui-hint">{node.description}</p>
      <ol className={styles.rows}>
        {rows.map((each, index) => {
          const key = String(index)
          return (
            // Rows have no identity but their place.
            <li key={key} className={styles.row}>
              <FieldView
                node={row}
                path={[...path, key]}
                value={each}
                onChange={onChange}
                label={`${node.title} ${String(index + 1)}`}
                isRow
              />
              <Button
                variant="quiet"
                icon="close"
                aria-label={`Remove ${node.title} ${String(index + 1)}`}
                onClick={() => onChange([...path, key], undefined)}
              >
                Remove
              </Button>
            </li>
          )
        })}
      </ol>
      <Button
        variant="quiet"
        aria-label={`Add to ${node.title}`}
        onClick={() => onChange(path, [...rows, emptyValue(row)])}
      >
        Add
      </Button>
      <ErrorText node={node} value={value} />
    </fieldset>
  )
}

const emptyValue = (node: FormNode): unknown => {
  if (node.kind === 'group') return {}
  if (node.kind === 'choice') return node.options[0]
  return node.kind === 'list' ? [] : ''
}

const ValueView = (props: FieldViewProps) => {
  const { node, path, value, onChange, label = node.title, isRow = false } = props
  const change = (changed: unknown): void => onChange(path, changed ?? (isRow ? '' : undefined))
  const error = errorOf(node, value)
  if (node.kind === 'switch')
    return (
      <>
        <Switch
          isOn={typeof value === 'boolean' ? value : node.facts.absent === true}
          onChange={change}
          hint={node.description}
        >
          {label}
        </Switch>
        <ErrorText node={node} value={value} />
      </>
    )
  const shared = { node, label, error, onChange: change }
  if (node.kind === 'choice')
    return <ChoiceControl {...shared} options={node.options} value={value} isRequired={isRow} />
  if (node.kind === 'number') return <NumberControl {...shared} value={value} />
  return <TextControl {...shared} value={value} />
}

const ErrorText = ({ node, value }: Pick<FieldViewProps, 'node' | 'value'>) => {
  const error = errorOf(node, value)
  return error === null ? null : (
    <p className={styles.error} role="alert">
      {error}
    </p>
  )
}
