import { useState } from 'react'
import { Field } from '../../ui/forms/field'
import { absentText, type ControlProps } from './control-props'

/** A number. A text that is none stays in the merchant, where the app does not use it, with an error. */
export const NumberControl = ({ node, label, value, error, onChange }: ControlProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (typeof value === 'number' || typeof value === 'string' ? String(value) : '')
  return (
    <Field
      label={label}
      inputMode="decimal"
      value={shown}
      placeholder={absentText(node)}
      hint={node.description}
      {...(error === null ? {} : { error })}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        if (text.trim() === '') onChange(undefined)
        else onChange(Number.isFinite(Number(text)) ? Number(text) : text)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
