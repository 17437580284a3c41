import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MERCHANT_KEY, REMEMBERED_MEMBER_KEY, SESSION_INFO_KEY } from '#domain/storage-keys'
import { APP_TEMPLATE_ID, SNAPSHOT_ID, type SnapshotScope, snapshotKey } from '#domain/lobby/snapshot'
import { showSnapshot } from '../../../../src/boot/snapshot/show-snapshot'

const LOOK = { language: 'EN', style: 'light' }

const facts = (): SnapshotScope => ({
  ...LOOK,
  build: 'b1',
  merchant: 'harbour',
  width: window.innerWidth,
  density: window.devicePixelRatio,
  visitor: 'guest',
})

const MARKUP =
  '<div class="shell"><a class="link" href="/m/trial?gameId=7" data-game="7">Lotus</a>' +
  '<span class="cover" data-cover="#123abc"><img alt="" data-src="https://cdn.example/a.webp"></span></div>'

/** The document as the service worker sends it, up to the start of the skeleton. */
const receive = (key: string, markup = MARKUP): void => {
  document.body.innerHTML = `<template id="${APP_TEMPLATE_ID}"><script type="module" data-app></script></template>
    <template id="${SNAPSHOT_ID}"></template>`
  const place = document.getElementById(SNAPSHOT_ID)
  if (!(place instanceof HTMLTemplateElement)) throw new Error('There is no template')
  place.dataset['key'] = key
  place.innerHTML = markup
}

const stage = (): HTMLElement | null => document.querySelector('.snapshot')
const isAppStarted = (): boolean => document.head.querySelector('[data-app]') !== null

beforeEach(() => {
  vi.stubGlobal('__BUILD_ID__', 'b1')
  localStorage.setItem(MERCHANT_KEY, 'harbour')
})

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/m/home')
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('OFF-02 the snapshot of the same page', () => {
  test('OFF-02 is shown immediately with its colours, and is marked as busy', () => {
    receive(snapshotKey(facts()))
    showSnapshot(LOOK)
    expect(stage()?.querySelector('a')?.textContent).toBe('Lotus')
    expect(stage()?.getAttribute('aria-busy')).toBe('true')
    expect(stage()?.querySelector<HTMLElement>('.cover')?.style.getPropertyValue('--cover')).toBe('#123abc')
    expect(document.querySelector('template')).toBeNull()
  })

  test('OFF-02 is painted before its images and the application are requested', async () => {
    vi.useFakeTimers()
    receive(snapshotKey(facts()))
    showSnapshot(LOOK)
    expect(isAppStarted()).toBe(false)
    expect(stage()?.querySelector('img')?.getAttribute('src')).toBeNull()
    vi.advanceTimersToNextFrame()
    expect(isAppStarted()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isAppStarted()).toBe(true)
    expect(stage()?.querySelector('img')?.src).toBe('https://cdn.example/a.webp')
  })

  test('R-10 a hidden page starts the application without a frame', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestAnimationFrame', () => 0)
    receive(snapshotKey(facts()))
    showSnapshot(LOOK)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isAppStarted()).toBe(true)
    document.head.replaceChildren()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    receive(snapshotKey(facts()))
    showSnapshot(LOOK)
    expect(isAppStarted()).toBe(true)
  })

  test('SHL-04 its links get the preserved parameters of the visitor’s own URL', () => {
    window.history.replaceState(null, '', '/m/home?r=F7&x=1')
    receive(snapshotKey(facts()))
    showSnapshot(LOOK)
    expect(stage()?.querySelector('a')?.getAttribute('href')).toMatch(/\/m\/trial\?gameId=7&r=F7$/u)
  })

  test('SES-11 a member’s snapshot is shown only with a session or a remembered login', () => {
    const key = snapshotKey({ ...facts(), visitor: 'member' })
    localStorage.setItem(REMEMBERED_MEMBER_KEY, '{"id":"7","userName":"ann","type":0}')
    receive(key)
    showSnapshot(LOOK)
    expect(stage()).not.toBeNull()
    localStorage.removeItem(REMEMBERED_MEMBER_KEY)
    sessionStorage.setItem(SESSION_INFO_KEY, '{"id":"7","userName":"ann","token":"t"}')
    receive(key)
    showSnapshot(LOOK)
    expect(stage()).not.toBeNull()
  })
})

describe('OFF-02 the snapshot of another page is never shown', () => {
  test.each<[keyof SnapshotScope, string | number]>([
    ['build', 'b2'],
    ['merchant', 'other'],
    ['language', 'UR'],
    ['style', 'dark'],
    ['width', 1],
    ['density', 9],
    ['visitor', 'member'],
  ])('OFF-02 not for another %s', (name, value) => {
    receive(snapshotKey({ ...facts(), [name]: value }))
    showSnapshot(LOOK)
    expect(stage()).toBeNull()
    expect(document.querySelector('template')).toBeNull()
    expect(isAppStarted()).toBe(true)
  })

  test('OFF-02 not if its style has not loaded', () => {
    receive(snapshotKey(facts()))
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    document.body.prepend(link)
    showSnapshot(LOOK)
    expect(stage()).toBeNull()
    expect(isAppStarted()).toBe(true)
  })

  test('OFF-02 the bare shell has no snapshot and starts automatically', () => {
    document.body.innerHTML = `<template id="${SNAPSHOT_ID}"></template>`
    showSnapshot(LOOK)
    expect(stage()).toBeNull()
    expect(isAppStarted()).toBe(false)
  })
})
