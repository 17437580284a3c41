import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { ASSET_MANIFESTS } from '#domain/updates/version'
import { gateway, ORIGIN } from '../support/app'
import { openFully } from '../support/background'
import { pass } from '../support/clock'
import { hidePage, showPage } from '../support/page-events'
import { see } from '../support/player'
import { rowsOf } from '../support/sync'

const TITLE = 'New version available'

interface ServedBuild {
  /** Paths of the manifests that the app has requested. */
  readonly requested: string[]
  /** The entry that both manifests name. */
  entry: string
}

const serveBuild = (): ServedBuild => {
  const served: ServedBuild = { requested: [], entry: '/m/assets/1/index.js' }
  const { fetch } = gateway.network
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, ORIGIN)
    if (!ASSET_MANIFESTS.some((manifest) => manifest === pathname)) return fetch(input, init)
    served.requested.push(pathname)
    return Promise.resolve(Response.json({ files: { 'assets/index.js': served.entry } }))
  })
  return served
}

/** Waits until each manifest has announced this many newer builds. */
const seeCounts = (count: number): Promise<void> =>
  vi.waitFor(async () => {
    const rows = (await rowsOf('counters')).filter(({ id }) => id.startsWith('version:'))
    expect(rows.map((row) => row.count)).toEqual([count, count])
  })

test('UPD-01 UPD-02 the app requests both manifests after its start and on a return, and shows a newer build', async () => {
  vi.stubEnv('DEV', false)
  const build = serveBuild()
  await openFully('/m/home')
  await seeCounts(0)
  expect(build.requested.sort()).toEqual([...ASSET_MANIFESTS].sort())
  await pass(60_000)
  await rowsOf('counters') // the page has read the first rows by then
  expect(screen.queryByText(TITLE)).toBeNull()
  build.entry = '/m/assets/2/index.js'
  hidePage()
  showPage()
  await seeCounts(1)
  await see('dialog', TITLE)
})
