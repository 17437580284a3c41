import { useEffect, useState } from 'react'

/**
 * Returns a value once it has not changed for a while, so a flickering one is not shown.
 * @param delayMs delay for the new value
 */
export const useDebouncedValue = <T>(value: T, delayMs: (value: T) => number): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (Object.is(settled, value)) return undefined
    const timer = setTimeout(() => setSettled(value), delayMs(value))
    return () => clearTimeout(timer)
  }, [settled, value, delayMs])
  return settled
}
