import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { FieldView } from '../../../src/studio/form/field-view'
import { nodeAt } from '../../../src/studio/form/sections'
import { valueAt, withValue } from '../../../src/studio/form/values'

/** One field of the form with a value, and the value as it is now. */
const show = (field: string, value: unknown): (() => unknown) => {
  const path = field.split('.')
  const node = nodeAt(field)
  if (!node) throw new Error(`There is no field ${field}`)
  let current = withValue({}, path, value)
  const Form = () => {
    const [merchant, setMerchant] = useState(current)
    return (
      <FieldView
        node={node}
        path={path}
        value={valueAt(merchant, path)}
        onChange={(at, changed) => {
          current = withValue(current, at, changed)
          setMerchant(current)
        }}
      />
    )
  }
  render(<Form />)
  return () => valueAt(current, path)
}

const type = (label: string, text: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
}

test('DEP-01 a row of a list stays when its text is cleared, and only its button removes it', () => {
  const value = show('config.scriptHosts', ['https://a.example', 'https://b.example'])
  type('Hosts of scripts 1', '')
  expect(value()).toEqual(['', 'https://b.example'])
  type('Hosts of scripts 1', 'https://c.example')
  expect(value()).toEqual(['https://c.example', 'https://b.example'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove Hosts of scripts 1' }))
  expect(value()).toEqual(['https://b.example'])
  fireEvent.click(screen.getByRole('button', { name: 'Add to Hosts of scripts' }))
  expect(value()).toEqual(['https://b.example', ''])
})

test('DEP-01 a record takes each key once', () => {
  const value = show('config.texts', { EN: '/m/texts/EN.json' })
  type('EN', '')
  expect(value()).toEqual({ EN: '' })
  type('Language', 'UR')
  fireEvent.click(screen.getByRole('button', { name: 'Add to Own texts' }))
  expect(value()).toEqual({ EN: '', UR: '' })
  expect(screen.queryByRole('option', { name: 'UR' })).toBeNull()
})

test('DEP-01 a number that is none stays as it was typed, with an error; an empty one is absent', () => {
  const value = show('settings.decimals', 2)
  type('Decimals', 'two')
  expect(value()).toBe('two')
  expect(screen.getByText('A number.')).toBeDefined()
  type('Decimals', '9')
  expect(screen.getByText('8 or less.')).toBeDefined()
  type('Decimals', '')
  expect(value()).toBeUndefined()
})

test('DEP-01 an address that no browser can parse has an error', () => {
  const value = show('settings.mobileTemplate', {})
  type('Logo', '/\\')
  expect(screen.getByText('An https address, or a path that begins with a slash.')).toBeDefined()
  expect(value()).toMatchObject({ image_logo: '/\\' })
})
