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
