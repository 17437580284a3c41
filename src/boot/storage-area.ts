/** The storage areas, which some private modes refuse with an exception: then there is nothing stored. */
export const readStored = (area: 'local' | 'session', key: string): string | null => {
  try {
    return (area === 'local' ? localStorage : sessionStorage).getItem(key)
  } catch {
    return null
  }
}

export const store = (area: 'local' | 'session', key: string, value: string): void => {
  try {
    ;(area === 'local' ? localStorage : sessionStorage).setItem(key, value)
  } catch {
    // What cannot be kept is asked for again on the next visit.
  }
}
