import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MERCHANT_KEY, REMEMBERED_MEMBER_KEY, SESSION_INFO_KEY } from '#domain/storage-keys'
import {
  APP_TEMPLATE_ID,
  type PrerenderedScope,
  prerenderedAttributes,
  SNAPSHOT_ID,
  type SnapshotScope,
  snapshotKey,
} from '#domain/lobby/snapshot'
import { showSnapshot } from '../../../../src/boot/snapshot/show-snapshot'

const MEMBER = '{"id":"7","userName":"ann","type":0,"token":"t"}'
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
const receive = (key = snapshotKey(facts())): void => {
  document.body.innerHTML = `<template id="${APP_TEMPLATE_ID}"><script type="module" data-react></script><script type="module" data-app></script></template>
    <template id="${SNAPSHOT_ID}"></template>`
  const place = document.getElementById(SNAPSHOT_ID)
  if (!(place instanceof HTMLTemplateElement)) throw new Error('There is no template')
  place.dataset['key'] = key
  place.innerHTML = MARKUP
}

/** Receives the document, and shows its snapshot. */
const open = (key?: string): void => {
  receive(key)
  showSnapshot(LOOK)
}

const stage = (): HTMLElement | null => document.querySelector('.snapshot')
const isAppStarted = (): boolean =>
  ['[data-react]', '[data-app]'].every((script) => document.head.querySelector(script))

beforeEach(() => {
  vi.stubGlobal('__BUILD_ID__', 'b1')
  localStorage.setItem(MERCHANT_KEY, 'harbour')
})

afterEach(() => {
  window.history.replaceState(null, '', '/m/home')
  document.head.replaceChildren()
})

test('OFF-02 the snapshot of the same page is shown immediately with its colours, and is marked as busy', () => {
  open()
  expect(stage()?.querySelector('a')?.textContent).toBe('Lotus')
  expect(stage()?.getAttribute('aria-busy')).toBe('true')
  expect(stage()?.querySelector<HTMLElement>('.cover')?.style.getPropertyValue('--cover')).toBe('#123abc')
  expect(document.querySelector('template')).toBeNull()
})

/** Opens the document as a host with prerendered screens sends it. */
const openPrerendered = (differs: Partial<PrerenderedScope> = {}): void => {
  receive('')
  const scope = { build: 'b1', merchant: 'harbour', language: 'EN', at: Date.now(), ...differs }
  const place = document.getElementById(SNAPSHOT_ID)
  for (const [name, value] of Object.entries(prerenderedAttributes(scope))) place?.setAttribute(name, value)
  showSnapshot(LOOK)
}

test('SHL-08 a prerendered screen is shown to a guest who has not met the merchant yet', () => {
  localStorage.removeItem(MERCHANT_KEY)
  openPrerendered()
  expect(stage()?.dataset['merchant']).toBe('harbour')
})

test.each([
  ['of another build', { build: 'b0' }],
  ['of another merchant', { merchant: 'reef' }],
  ['of another language', { language: 'CN' }],
  ['that is a day old', { at: Date.now() - 86_400_001 }],
  ['from the future', { at: Date.now() + 86_500_000 }],
  ['on a list', {}, '/m/home?tab=RNG'],
  ['on another page', {}, '/m/game'],
  ['for a member', {}, '/m/home', MEMBER],
])('SHL-08 a prerendered screen %s is removed unseen', (_what, differs, path = '/m/home', session = '') => {
  window.history.replaceState(null, '', path)
  sessionStorage.setItem(SESSION_INFO_KEY, session)
  openPrerendered(differs)
  expect(stage()).toBeNull()
  expect(isAppStarted()).toBe(true)
})

/** @param top of every element on the screen, px */
const layOut = (top: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 104, 139))

test('OFF-02 it is painted before its images and the application are requested', async () => {
  vi.useFakeTimers()
  layOut(300)
  open()
  expect(isAppStarted()).toBe(false)
  expect(stage()?.querySelector('img')?.getAttribute('src')).toBeNull()
  vi.advanceTimersToNextFrame()
  expect(isAppStarted()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isAppStarted()).toBe(true)
  expect(stage()?.querySelector('img')?.src).toBe('https://cdn.example/a.webp')
})

test('OFF-08 an image below the screen is not requested', async () => {
  vi.useFakeTimers()
  layOut(window.innerHeight)
  openPrerendered()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isAppStarted()).toBe(true)
  expect(stage()?.querySelector('img')?.getAttribute('src')).toBeNull()
})

test.each(['visible', 'hidden'] as const)('R-10 a %s page starts the app without a frame', async (state) => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  open()
  expect(isAppStarted()).toBe(state === 'hidden')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isAppStarted()).toBe(true)
})

test('SHL-04 its links get the preserved parameters of the visitor’s own URL', () => {
  window.history.replaceState(null, '', '/m/home?r=F7&x=1')
  open()
  expect(stage()?.querySelector('a')?.getAttribute('href')).toMatch(/\/m\/trial\?gameId=7&r=F7$/u)
})

test.each([
  ['a remembered login', () => localStorage.setItem(REMEMBERED_MEMBER_KEY, MEMBER)],
  ['a session', () => sessionStorage.setItem(SESSION_INFO_KEY, MEMBER)],
])('SES-11 a member’s snapshot is shown only with %s', (_name, enter) => {
  open(snapshotKey({ ...facts(), visitor: 'member' }))
  expect(stage()).toBeNull()
  enter()
  open(snapshotKey({ ...facts(), visitor: 'member' }))
  expect(stage()).not.toBeNull()
})

test.each([
  ['of another page', 'another key', ''],
  ['whose style has not loaded', snapshotKey(facts()), '<link rel="stylesheet">'],
])('OFF-02 a snapshot %s is removed unseen', (_name, key, style) => {
  receive(key)
  document.body.insertAdjacentHTML('afterbegin', style)
  showSnapshot(LOOK)
  expect([stage(), document.querySelector('template')]).toEqual([null, null])
  expect(isAppStarted()).toBe(true)
})

test('OFF-02 the bare shell has no snapshot and starts automatically', () => {
  document.body.innerHTML = `<template id="${SNAPSHOT_ID}"></template>`
  showSnapshot(LOOK)
  expect([stage(), isAppStarted()]).toEqual([null, false])
})
