import { beforeEach, expect, test, vi } from 'vitest'

// The query resolves at once: these tests are about the title, not the tables.
vi.mock('../../../../src/shared/worker/query/subscribe-query', () => ({
  subscribeQuery: (_query: unknown, onRows: (rows: object) => void) => {
    onRows({ seo: null, languages: undefined })
    return () => undefined
  },
}))

beforeEach(() => {
  vi.resetModules()
  document.title = 'Log in · Games'
})

test('SHL-05 keeps the title of a screen that rendered after this code loaded', async () => {
  const { initPageMeta } = await import('../../../../src/shell/start/init-page-meta')
  document.title = 'Chat with us · Games'
  initPageMeta()
  expect(document.title).toBe('Chat with us · Games')
})

test('SHL-05 keeps the title of a later screen as well', async () => {
  const { initPageMeta } = await import('../../../../src/shell/start/init-page-meta')
  initPageMeta()
  document.title = 'Deposit · Games'
  await vi.waitFor(() => expect(document.querySelector('link[rel=canonical]')).not.toBeNull())
  expect(document.title).toBe('Deposit · Games')
})
