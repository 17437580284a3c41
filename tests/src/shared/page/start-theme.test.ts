import { afterEach, expect, test, vi } from 'vitest'
import { STYLE_KEY, TEMPLATES_KEY } from '#domain/storage-keys'
import { applyStoredAccent } from '../../../../src/shared/page/apply-accent'
import { resolveColorScheme } from '../../../../src/shared/page/color-scheme'

const root = document.documentElement

const store = (theme: Readonly<Record<string, string>>, app_desc = ''): void =>
  localStorage.setItem(TEMPLATES_KEY, JSON.stringify({ app_desc, theme }))

const merchantUses = (style: string) => (): void => store({ style })
const stored = (text: string) => (): void => localStorage.setItem(TEMPLATES_KEY, text)

afterEach(() => root.removeAttribute('style'))

test.each<[string, { merchant?: () => void; player?: string; isDark: boolean; style: string }]>([
  ['the system’s while no merchant is known', { isDark: true, style: 'dark' }],
  ['light without a system preference', { isDark: false, style: 'light' }],
  ['the merchant’s from the last visit', { merchant: merchantUses('light'), isDark: true, style: 'light' }],
  ['the merchant’s dark one', { merchant: merchantUses('dark'), isDark: false, style: 'dark' }],
  ['the device’s', { merchant: merchantUses('light'), player: 'auto', isDark: true, style: 'dark' }],
  ['a chosen one', { merchant: merchantUses('light'), player: 'merchant', isDark: true, style: 'light' }],
  [
    'the merchant’s for an unknown choice',
    { merchant: merchantUses('dark'), player: 'purple', isDark: false, style: 'dark' },
  ],
  [
    'the player’s choice first of all',
    { merchant: merchantUses('dark'), player: 'light', isDark: true, style: 'light' },
  ],
  ['none of broken JSON', { merchant: stored('{'), isDark: false, style: 'light' }],
  ['none of an unknown name', { merchant: merchantUses('purple'), isDark: false, style: 'light' }],
  ['none of a text', { merchant: () => store({}, '"style":"dark"'), isDark: false, style: 'light' }],
])('DEP-01 the style at first paint is %s', (_name, { merchant, player, isDark, style }) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isDark }))
  merchant?.()
  if (player !== undefined) localStorage.setItem(STYLE_KEY, player)
  expect(resolveColorScheme()).toBe(style)
})

const accent = (): string => root.style.getPropertyValue('--accent')

test('DEP-01 the accent at first paint is the last visit’s, and ink on a first visit', () => {
  applyStoredAccent()
  expect(accent()).toBe('')
  store({ accent: '#7c3aed', style: 'light' }, 'says "accent":"#000000"')
  applyStoredAccent()
  expect(accent()).toBe('rgb(124, 58, 237)')
  expect(root.style.getPropertyValue('--on-accent')).toBe('rgb(255, 255, 255)')
})

test.each(['', 'red', '#fff;background:url(//evil.example)'])('DEP-01 accent "%s" gives ours', (hostile) => {
  store({ accent: hostile })
  applyStoredAccent()
  expect(accent()).toBe('rgb(18, 196, 139)')
  expect(root.getAttribute('style')).toMatch(/^(?:--[a-z-]+: [rgb\d(), ]+;\s*)+$/u)
})
