import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { STYLE_KEY, TEMPLATES_KEY } from '#domain/storage-keys'
import { applyStoredAccent } from '../../../../src/shared/page/apply-accent'
import { resolveColorScheme, storedStyleChoice } from '../../../../src/shared/page/color-scheme'

const root = document.documentElement

const saveTemplate = (theme: Readonly<Record<string, string>>, app_desc = ''): void => {
  localStorage.setItem(TEMPLATES_KEY, JSON.stringify({ app_desc, theme }))
}

const darkSystem = (isDark: boolean): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: isDark }))
}

beforeEach(() => {
  darkSystem(false)
})

afterEach(() => {
  localStorage.clear()
  root.removeAttribute('style')
})

describe('DEP-01 the style at first paint', () => {
  test('DEP-01 follows the system while no merchant is known, light without a system preference', () => {
    expect(resolveColorScheme()).toBe('light')
    darkSystem(true)
    expect(resolveColorScheme()).toBe('dark')
  })

  test('DEP-01 is the merchant’s from the last visit, whatever the system prefers', () => {
    saveTemplate({ style: 'light' })
    darkSystem(true)
    expect(resolveColorScheme()).toBe('light')
    saveTemplate({ style: 'dark' })
    darkSystem(false)
    expect(resolveColorScheme()).toBe('dark')
  })

  test('DEP-01 follows the device if the player chose “automatic”, whatever the merchant uses', () => {
    localStorage.setItem(STYLE_KEY, 'auto')
    saveTemplate({ style: 'light' })
    darkSystem(true)
    expect(resolveColorScheme()).toBe('dark')
    saveTemplate({ style: 'dark' })
    darkSystem(false)
    expect(resolveColorScheme()).toBe('light')
  })

  test('DEP-01 is the merchant’s if the player chose that, or nothing', () => {
    saveTemplate({ style: 'light' })
    darkSystem(true)
    for (const chosen of ['merchant', '', 'purple']) {
      localStorage.setItem(STYLE_KEY, chosen)
      expect([storedStyleChoice(), resolveColorScheme()]).toEqual(['merchant', 'light'])
    }
  })

  test('DEP-01 is the player’s choice first of all', () => {
    saveTemplate({ style: 'dark' })
    localStorage.setItem(STYLE_KEY, 'light')
    expect(resolveColorScheme()).toBe('light')
    localStorage.setItem(STYLE_KEY, 'purple')
    expect(resolveColorScheme()).toBe('dark')
  })

  test.each(['', 'null', '{', '{"theme":{"style":"purple"}}', '{"app_desc":"\\"style\\":\\"dark\\""}'])(
    'DEP-01 ignores a stored template without a style: %s',
    (kept) => {
      localStorage.setItem(TEMPLATES_KEY, kept)
      expect(resolveColorScheme()).toBe('light')
    },
  )
})

describe('DEP-01 the accent at first paint', () => {
  const accent = (): string => root.style.getPropertyValue('--accent')

  test('DEP-01 is the last visit’s, and ink on a first visit', () => {
    applyStoredAccent()
    expect(accent()).toBe('')
    saveTemplate({ accent: '#7c3aed', style: 'light' }, 'says "accent":"#000000"')
    applyStoredAccent()
    expect(accent()).toBe('rgb(124, 58, 237)')
    expect(root.style.getPropertyValue('--on-accent')).toBe('rgb(255, 255, 255)')
  })

  test.each(['', 'red', '#fff;background:url(//evil.example)', '}</style>'])(
    'DEP-01 an invalid colour gives ours, and nothing else is styled: %s',
    (hostile) => {
      saveTemplate({ accent: hostile })
      applyStoredAccent()
      expect(accent()).toBe('rgb(18, 196, 139)')
      expect(root.getAttribute('style')).toMatch(/^(?:--[a-z-]+: [rgb\d(), ]+;\s*)+$/u)
    },
  )
})
