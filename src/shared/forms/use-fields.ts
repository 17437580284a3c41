import { type RefObject, useMemo, useRef, useState } from 'react'

export interface Fields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  /** Error messages by field, in the player's language. Shown after the field was left, or at the submit (REG-09). */
  readonly errors: Readonly<Partial<Record<Name, string | undefined>>>
  readonly set: (name: Name, text: string) => void
  /** Call when the player leaves this field: its error is shown from then on. */
  readonly leave: (name: Name) => void
  /** Sets an error that only the gateway or the submit can know; cleared when the field changes. */
  readonly setError: (name: Name, error: string) => void
  /**
   * Shows all field errors and focuses the first.
   * @returns true if there are none
   */
  readonly check: (names: readonly Name[]) => boolean
  readonly clear: (...names: Name[]) => void
  /** Removes every message; the values stay. For a form that shows other fields from now on. */
  readonly clearErrors: () => void
  readonly refOf: (name: Name) => RefObject<HTMLInputElement | null>
}

/**
 * The fields of a form, each with its own error message.
 * @param judge returns the error of a field's current value; undefined if it is valid
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
    // An empty field that the player only passes is not an error yet.
    leave: (name) => values[name] !== '' && setLeft((now) => new Set(now).add(name)),
    setError: (name, error) => {
      setFieldErrors((now) => new Map(now).set(name, error))
      // A field may not be rendered before this frame.
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
