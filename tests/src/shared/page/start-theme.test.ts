import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { STYLE_KEY, TEMPLATES_KEY } from '#domain/storage-keys'
import { applyStoredAccent } from '../../../../src/shared/page/apply-accent'
import { resolveColorScheme, storedStyleChoice } from '../../../../src/shared/page/color-scheme'

const root = document.documentElement

const keepTemplate = (theme: Readonly<Record<string, string>>, app_desc = ''): void => {
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

describe('DEP-01 the style at the first paint', () => {
  test('DEP-01 is the system’s while no merchant is known, light where it says nothing', () => {
    expect(resolveColorScheme()).toBe('light')
    darkSystem(true)
    expect(resolveColorScheme()).toBe('dark')
  })

  test('DEP-01 is the merchant’s of the last visit, whatever the system', () => {
    keepTemplate({ style: 'light' })
    darkSystem(true)
    expect(resolveColorScheme()).toBe('light')
    keepTemplate({ style: 'dark' })
    darkSystem(false)
    expect(resolveColorScheme()).toBe('dark')
  })

  test('DEP-01 is the device’s for a player who chose “automatic”, whatever the merchant has', () => {
    localStorage.setItem(STYLE_KEY, 'auto')
    keepTemplate({ style: 'light' })
    darkSystem(true)
    expect(resolveColorScheme()).toBe('dark')
    keepTemplate({ style: 'dark' })
    darkSystem(false)
    expect(resolveColorScheme()).toBe('light')
  })

  test('DEP-01 is the merchant’s for a player who chose that, or nothing', () => {
    keepTemplate({ style: 'light' })
    darkSystem(true)
    for (const chosen of ['merchant', '', 'purple']) {
      localStorage.setItem(STYLE_KEY, chosen)
      expect([storedStyleChoice(), resolveColorScheme()]).toEqual(['merchant', 'light'])
    }
  })

  test('DEP-01 is the player’s choice before all', () => {
    keepTemplate({ style: 'dark' })
    localStorage.setItem(STYLE_KEY, 'light')
    expect(resolveColorScheme()).toBe('light')
    localStorage.setItem(STYLE_KEY, 'purple')
    expect(resolveColorScheme()).toBe('dark')
  })

  test.each(['', 'null', '{', '{"theme":{"style":"purple"}}', '{"app_desc":"\\"style\\":\\"dark\\""}'])(
    'DEP-01 a kept template that says nothing is none: %s',
    (kept) => {
      localStorage.setItem(TEMPLATES_KEY, kept)
      expect(resolveColorScheme()).toBe('light')
    },
  )
})

describe('DEP-01 the accent at the first paint', () => {
  const accent = (): string => root.style.getPropertyValue('--accent')

  test('DEP-01 is the last visit’s, and ink before any', () => {
    applyStoredAccent()
    expect(accent()).toBe('')
    keepTemplate({ accent: '#7c3aed', style: 'light' }, 'says "accent":"#000000"')
    applyStoredAccent()
    expect(accent()).toBe('rgb(124, 58, 237)')
    expect(root.style.getPropertyValue('--on-accent')).toBe('rgb(255, 255, 255)')
  })

  test.each(['', 'red', '#fff;background:url(//evil.example)', '}</style>'])(
    'DEP-01 no colour means ours, and nothing else is styled: %s',
    (hostile) => {
      keepTemplate({ accent: hostile })
      applyStoredAccent()
      expect(accent()).toBe('rgb(18, 196, 139)')
      expect(root.getAttribute('style')).toMatch(/^(?:--[a-z-]+: [rgb\d(), ]+;\s*)+$/u)
    },
  )
})
