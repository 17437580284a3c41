import { userEvent } from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { onePerProcess } from '../app/support/one-per-process'

/** What removes the listeners that the code of a test file added to the page as a whole. */
const removals = onePerProcess('listeners of a file', () => {
  // These two are loaded once for all files, and listen to the document once.
  createRoot(document.createElement('div'))
  userEvent.setup()
  const list: (() => void)[] = []
  for (const target of [window, document, document.documentElement, document.body]) {
    const add: EventTarget['addEventListener'] = target.addEventListener.bind(target)
    target.addEventListener = (...[type, listener, options]: Parameters<typeof add>): void => {
      add(type, listener, options)
      if (listener) list.push(() => target.removeEventListener(type, listener, options))
    }
  }
  return list
})

// Files share a page, which saves most of their time. Each starts without what the one before left.
for (const remove of removals.splice(0)) remove()
history.replaceState(null, '', '/')
document.head.replaceChildren()
for (const name of document.documentElement.getAttributeNames())
  document.documentElement.removeAttribute(name)
