import { expect, test, vi } from 'vitest'
import { transactionLockName, tryWithLock } from '#worker/commands/money/transaction-lock'

const useLocks = (request: (...given: never[]) => Promise<unknown>): void => {
  vi.stubGlobal('navigator', { locks: { request } })
}

test('MEM-02 each member and subject has a lock of its own', () => {
  const names = [transactionLockName('7', 'a'), transactionLockName('7', 'b'), transactionLockName('8', 'a')]
  expect(new Set(names).size).toBe(3)
})

test('MEM-02 a browser that refuses locks sends the transaction, once', async () => {
  useLocks(() => Promise.reject(new DOMException('storage is blocked', 'SecurityError')))
  const run = vi.fn(() => Promise.resolve('sent'))
  expect(await tryWithLock('lock', { run, onUnavailable: () => 'busy' })).toBe('sent')
  expect(run).toHaveBeenCalledTimes(1)
})

test('MEM-02 a transaction that fails under its lock is not sent again', async () => {
  useLocks((_name: string, options: object, work: (lock: object) => Promise<unknown>) => {
    expect(options).toEqual({ ifAvailable: true })
    return work({})
  })
  const run = vi.fn(() => Promise.reject(new Error('no answer')))
  await expect(tryWithLock('lock', { run, onUnavailable: () => 'busy' })).rejects.toThrow('no answer')
  expect(run).toHaveBeenCalledTimes(1)
})
