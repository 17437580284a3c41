/** Style sheets that did not come. Vite asks for each once, whether it came or not. */
const missing = new Set<string>()

addEventListener(
  'error',
  ({ target }) => {
    // Not the scripts that are fetched ahead.
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target.href)
  },
  true, // it does not bubble
)

/**
 * Asks again for all of them.
 * @param failure what went wrong before; it is thrown again when a sheet that it names is missing still
 */
export const restyle = async (failure: unknown): Promise<void> => {
  await Promise.all([...missing].map(ask))
  if ([...missing].some((href) => String(failure).includes(href))) throw failure
}

const ask = (href: string): Promise<unknown> =>
  new Promise((resolve) => {
    missing.delete(href) // a failure puts it back
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = link.onerror = resolve
    document.head.append(link)
  })
