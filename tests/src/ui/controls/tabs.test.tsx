import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from '../../../../src/ui/controls/tabs'

const TABS = ['Slots', 'Live', 'Lottery'].map((label) => ({ id: label, label }))

const Row = () => {
  const [current, setCurrent] = useState('Slots')
  return <Tabs label="Games" tabs={TABS} current={current} onChoose={setCurrent} panelId="games" />
}

const isOpen = (name: string): boolean =>
  screen.getByRole('tab', { name, selected: true }) === document.activeElement

test('GAM-01 the arrow keys move through the categories, wrap around, and open the focused one', async () => {
  render(<Row />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(isOpen('Live')).toBe(true)
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(isOpen('Lottery')).toBe(true)
  await userEvent.keyboard('{Home}')
  expect(isOpen('Slots')).toBe(true)
  await userEvent.keyboard('{End}')
  expect(isOpen('Lottery')).toBe(true)
})

test('SHL-09 GAM-01 the arrows are mirrored in right-to-left languages, and the whole row is one tab stop', async () => {
  document.body.style.direction = 'rtl'
  render(<Row />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(isOpen('Live')).toBe(true)
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
  document.body.removeAttribute('style')
})
