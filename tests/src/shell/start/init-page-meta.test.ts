import { beforeEach, expect, test, vi } from 'vitest'

// The query answers at once: these tests are about the title, not about the tables.
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

test('SHL-05 the title of a screen that came after this code loaded stays', async () => {
  const { initPageMeta } = await import('../../../../src/shell/start/init-page-meta')
  document.title = 'Chat with us · Games'
  initPageMeta()
  expect(document.title).toBe('Chat with us · Games')
})

test('SHL-05 the title of a later screen stays as well', async () => {
  const { initPageMeta } = await import('../../../../src/shell/start/init-page-meta')
  initPageMeta()
  document.title = 'Deposit · Games'
  await vi.waitFor(() => expect(document.querySelector('link[rel=canonical]')).not.toBeNull())
  expect(document.title).toBe('Deposit · Games')
})
