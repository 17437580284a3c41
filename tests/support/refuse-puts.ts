import { vi } from 'vitest'

/** Makes the writes of these rows fail until the end of the test, as on a device whose quota is exceeded. */
export const refusePuts = (isRefused: (table: string, row: unknown) => boolean): void => {
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(
    this: IDBObjectStore,
    ...given
  ) {
    if (isRefused(this.name, given[0])) throw new DOMException('full', 'QuotaExceededError')
    return Reflect.apply(put, this, given)
  })
}
