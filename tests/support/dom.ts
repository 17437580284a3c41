import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A busy machine needs time to load a lazy part; this only raises the limit.
configure({ asyncUtilTimeout: 20_000 })

// Each test leaves a real clock, an empty page, empty storage and no cookie.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  if (!('document' in globalThis)) return
  document.body.replaceChildren()
  document.body.removeAttribute('style')
  delete document.documentElement.dataset['overlay']
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=', 1)[0] ?? ''}=; max-age=0; path=/`
})
