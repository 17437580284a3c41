import { screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { MiniGameScript } from '#domain/mini-game/mini-game-script'

type Script = MiniGameScript<HTMLElement>

const isScript = (value: unknown): value is Script =>
  typeof value === 'object' && value !== null && 'mount' in value

const scripts: Partial<Record<'v1' | 's1', Script>> = {}

const keep = (name: keyof typeof scripts): void => {
  if (isScript(window.MiniGame)) scripts[name] = window.MiniGame
}

beforeAll(async () => {
  await import('#demo/mini-game/client/v1')
  keep('v1')
  await import('#demo/mini-game/client/s1')
  keep('s1')
})
afterEach(() => document.body.replaceChildren())

describe.each([
  ['v1', 'Lucky wheel', 'Spin'],
  ['s1', 'Lucky numbers', 'Draw'],
] as const)('DEP-04 the demo game %s', (name, title, play) => {
  test(`MIN-01 DEP-04 ${name} opens and closes, reports it, and leaves nothing behind`, () => {
    const place = document.createElement('div')
    document.body.append(place)
    const onOpen = vi.fn<() => void>()
    const onClose = vi.fn<() => void>()
    const unmount = scripts[name]?.mount(place, { token: '', merchant: '', language: 'EN', onOpen, onClose })
    screen.getByRole('button').click()
    expect(onOpen).toHaveBeenCalledOnce()
    expect(screen.getByText(title)).toBeTruthy()
    expect(screen.getByRole('button', { name: play })).toBeTruthy()
    screen.getAllByRole('button')[0]?.click()
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.queryByText(title)).toBeNull()
    unmount?.()
    expect(place.childNodes).toHaveLength(0)
    expect(document.body.childElementCount).toBe(1)
  })
})
