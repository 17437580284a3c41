/**
 * A document without an origin has no cookies and no storage areas: touching them throws. Installs storage areas in
 * memory for provider scripts that use them unchecked; they are lost with the document.
 */
export const installStorageShim = (): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (isThere(() => window[name])) continue
    Object.defineProperty(window, name, { configurable: true, value: createArea() })
  }
  if (isThere(() => document.cookie)) return
  let jar = ''
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => jar,
    set: (cookie: unknown) => {
      const [pair = ''] = String(cookie).split(';')
      const [name = ''] = pair.split('=')
      const others = jar.split('; ').filter((one) => one !== '' && !one.startsWith(`${name}=`))
      jar = [...others, pair].join('; ')
    },
  })
}

const isThere = (read: () => unknown): boolean => {
  try {
    read()
    return true
  } catch {
    return false
  }
}

const createArea = () => {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => {
      items.clear()
    },
  }
}
