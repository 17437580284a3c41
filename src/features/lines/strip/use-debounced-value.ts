import { useEffect, useState } from 'react'

/** A value that has held still for a while: what flickers is not shown. @param delayMs by the value that comes */
export const useDebouncedValue = <T>(value: T, delayMs: (value: T) => number): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (Object.is(settled, value)) return undefined
    const timer = setTimeout(() => setSettled(value), delayMs(value))
    return () => clearTimeout(timer)
  }, [settled, value, delayMs])
  return settled
}
