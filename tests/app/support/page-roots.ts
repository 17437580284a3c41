import type { Root } from 'react-dom/client'
import type * as ReactClient from 'react-dom/client'
import { vi } from 'vitest'

/** React's roots of the open page. */
export const roots = new Set<Root>()

// Nothing is replaced: each root is only kept, so that the page can be closed.
vi.mock('react-dom/client', async (load) => {
  const client = await load<typeof ReactClient>()
  const createRoot: typeof client.createRoot = (...given) => {
    const root = client.createRoot(...given)
    roots.add(root)
    return root
  }
  return { ...client, createRoot }
})
