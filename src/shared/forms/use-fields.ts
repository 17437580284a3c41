import { type RefObject, useMemo, useRef, useState } from 'react'

export interface Fields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  /** What is wrong with each, in the player's words; said once it was left, or at the submit (REG-09). */
  readonly errors: Readonly<Partial<Record<Name, string | undefined>>>
  readonly set: (name: Name, text: string) => void
  /** The player has left this field: what is wrong with it is said from now on. */
  readonly leave: (name: Name) => void
  /** Says of a field what only the gateway, or the submit, could know; gone as soon as it is changed. */
  readonly setError: (name: Name, error: string) => void
  /** Says what is wrong with all of them and goes to the first. @returns whether nothing is */
  readonly check: (names: readonly Name[]) => boolean
  readonly clear: (...names: Name[]) => void
  /** Removes every message; the values stay. For a form that shows other fields from now on. */
  readonly clearErrors: () => void
  readonly refOf: (name: Name) => RefObject<HTMLInputElement | null>
}

/**
 * The fields of a form, each with its own message.
 * @param judge what is wrong with a field as it stands; undefined where nothing is
 */
export const useFields = <Name extends string>(
  start: Readonly<Record<Name, string>>,
  judge: (name: Name, values: Readonly<Record<Name, string>>) => string | undefined,
): Fields<Name> => {
  const [values, setValues] = useState(start)
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const [fieldErrors, setFieldErrors] = useState<ReadonlyMap<Name, string>>(new Map())
  const refs = useRef(new Map<Name, RefObject<HTMLInputElement | null>>())
  const errors = useMemo(() => {
    const found: Partial<Record<Name, string | undefined>> = {}
    for (const name of left) found[name] = judge(name, values)
    for (const [name, error] of fieldErrors) found[name] = error
    return found
  }, [fieldErrors, left, values, judge])
  const refOf = (name: Name): RefObject<HTMLInputElement | null> => {
    const known = refs.current.get(name) ?? { current: null }
    refs.current.set(name, known)
    return known
  }
  return {
    values,
    errors,
    set: (name, text) => {
      setValues((now) => ({ ...now, [name]: text }))
      setFieldErrors((now) => new Map([...now].filter(([other]) => other !== name)))
    },
    // An empty field that somebody passes by is no mistake yet.
    leave: (name) => values[name] !== '' && setLeft((now) => new Set(now).add(name)),
    setError: (name, error) => {
      setFieldErrors((now) => new Map(now).set(name, error))
      // A field may be drawn only now.
      requestAnimationFrame(() => refOf(name).current?.focus())
    },
    check: (names) => {
      setLeft((now) => new Set([...now, ...names]))
      const wrong = names.find((name) => fieldErrors.has(name) || judge(name, values) !== undefined)
      if (wrong !== undefined) refOf(wrong).current?.focus()
      return wrong === undefined
    },
    clear: (...names) => {
      setValues((now) => ({ ...now, ...Object.fromEntries(names.map((name) => [name, ''])) }))
      setLeft((now) => new Set([...now].filter((name) => !names.includes(name))))
      setFieldErrors((now) => new Map([...now].filter(([name]) => !names.includes(name))))
    },
    clearErrors: () => {
      setLeft(new Set())
      setFieldErrors(new Map())
    },
    refOf,
  }
}
