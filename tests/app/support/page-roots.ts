import { isValidElement, type ReactNode, StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import type * as ReactClient from 'react-dom/client'
import { vi } from 'vitest'

/** React's roots of the open page. */
export const roots = new Set<Root>()

/** The content without strict mode, which renders and runs effects twice in development only. */
const asInProduction = (content: ReactNode): ReactNode =>
  isValidElement<{ readonly children?: ReactNode }>(content) && content.type === StrictMode
    ? content.props.children
    : content

// Nothing else is replaced: each root is only kept, so that the page can be closed.
vi.mock('react-dom/client', async (load) => {
  const client = await load<typeof ReactClient>()
  const createRoot: typeof client.createRoot = (...given) => {
    const root = client.createRoot(...given)
    const render = root.render.bind(root)
    root.render = (content) => render(asInProduction(content))
    roots.add(root)
    return root
  }
  return { ...client, createRoot }
})
