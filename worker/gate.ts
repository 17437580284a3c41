/** Something to wait for, which may have to be waited for again. */
export interface Gate {
  readonly opened: Promise<void>
  open(): void
  close(): void
}

/** A gate that is closed. */
export const gate = (): Gate => {
  let open = (): void => undefined
  const closed = (): Promise<void> => new Promise((resolve) => (open = resolve))
  let opened = closed()
  return {
    get opened() {
      return opened
    },
    open: () => {
      open()
    },
    close: () => {
      opened = closed()
    },
  }
}
