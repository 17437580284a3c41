import { Field } from '../../ui/forms/field'
import { AccentFacts } from './accent-facts'
import { absentText, type ControlProps } from './control-props'
import { ImageFacts } from './image-facts'
import styles from './form.module.css'

/** A text, with what is known about it while it is typed: contrast of a colour, size of an image, length. */
export const TextControl = ({ node, label, value, error, onChange }: ControlProps) => {
  const { format, fits } = node.facts
  const text = typeof value === 'string' ? value : ''
  const problem = error ?? (value === undefined || typeof value === 'string' ? null : 'A text.')
  const change = (changed: string): void => onChange(changed === '' ? undefined : changed)
  return (
    <>
      <Field
        label={label}
        value={text}
        placeholder={absentText(node)}
        autoComplete="off"
        spellCheck={format === 'paragraph'}
        hint={node.description}
        {...(problem === null ? {} : { error: problem })}
        trailing={
          format === 'colour' ? (
            <input
              type="color"
              className={styles.colour}
              aria-label={`${label}, picker`}
              value={/^#[\da-f]{6}$/iu.test(text) ? text : absentText(node)}
              onChange={(event) => change(event.currentTarget.value)}
            />
          ) : undefined
        }
        onChange={(event) => change(event.currentTarget.value)}
      />
      {fits !== undefined && text !== '' && (
        <p className={text.length > fits ? styles.warning : 'ui-hint'}>
          {text.length > fits
            ? `${String(text.length)} characters: from ${String(fits)} on it may be cut.`
            : `${String(text.length)} of ${String(fits)} characters`}
        </p>
      )}
      {format === 'colour' && problem === null && <AccentFacts accent={text || absentText(node)} />}
      {(format === 'image' || format === 'icon') && problem === null && text !== '' && (
        <ImageFacts key={text} source={text} isIcon={format === 'icon'} />
      )}
    </>
  )
}
