import { expect, test, vi } from 'vitest'
import { initPageMeta } from '../../../../src/shell/start/init-page-meta'

// The query resolves at once: this test is about the title, not the tables.
vi.mock('../../../../src/shared/worker/query/subscribe-query', () => ({
  subscribeQuery: (_query: unknown, onRows: (rows: object) => void) => {
    onRows({ seo: null, languages: undefined })
    return () => undefined
  },
}))

test('SHL-05 keeps the titles of the screens that rendered after this code loaded, or later', async () => {
  document.title = 'Live chat · Games'
  initPageMeta()
  expect(document.title).toBe('Live chat · Games')
  document.title = 'Deposit · Games'
  await vi.waitFor(() => expect(document.querySelector('link[rel=canonical]')).not.toBeNull())
  expect(document.title).toBe('Deposit · Games')
})

test('SHL-05 only the pages that search engines must not list have robots noindex', async () => {
  document.title = 'Games'
  initPageMeta()
  for (const [path, robots] of [
    ['/m/home', []],
    ['/m/member/home', ['noindex']],
    ['/m/game', []],
  ] as const) {
    window.history.replaceState(null, '', path)
    document.title = `Games at ${path}` // the screen is there
    const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href')
    await vi.waitFor(() => expect(canonical()).toBe(location.origin + path))
    const tags = [...document.querySelectorAll('meta[name=robots]')]
    expect(tags.map((tag) => tag.getAttribute('content'))).toEqual(robots)
  }
})
