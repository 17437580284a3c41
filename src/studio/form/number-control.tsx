import { useState } from 'react'
import { Field } from '../../ui/forms/field'
import { absentText, type ControlProps } from './control-props'

/** A number. A text that is none stays in the field with an error, and the last number stays in effect. */
export const NumberControl = ({ node, label, value, error, onChange }: ControlProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (typeof value === 'number' ? String(value) : '')
  const isNumber = shown.trim() === '' || Number.isFinite(Number(shown))
  const problem = isNumber ? error : 'A number.'
  return (
    <Field
      label={label}
      inputMode="decimal"
      value={shown}
      placeholder={absentText(node)}
      hint={node.description}
      {...(problem === null ? {} : { error: problem })}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        if (text.trim() === '') onChange(undefined)
        else if (Number.isFinite(Number(text))) onChange(Number(text))
      }}
      onBlur={() => isNumber && setTyped(null)}
    />
  )
}
