import { expect, test } from 'vitest'
import { gateway, useGateway } from '../support/shared-gateway'

const GAMES = '/lgw/games/mobile'

useGateway()

test('DEP-04 a started gateway does not replace the Request and Response of its process', () => {
  for (const own of [Request, Response]) expect(Object.getPrototypeOf(own)).toBe(Function.prototype)
})

const inject = (fault: object) => gateway.control({ faults: [{ match: GAMES, fault }] })

test('DEP-04 fault: a connection cut before, during and after the body, or left open, or no response', async () => {
  for (const fault of [{ kind: 'cut', at: 'before' }, { kind: 'noAnswer' }]) {
    await inject(fault)
    await expect(gateway.get(GAMES)).rejects.toThrow()
  }
  for (const at of ['during', 'after']) {
    await inject({ kind: 'cut', at })
    await expect((await gateway.get(GAMES)).text()).rejects.toThrow()
  }
  await inject({ kind: 'hang', at: 'after' })
  const { body } = await gateway.get(GAMES)
  const reader = (body ?? new ReadableStream<Uint8Array>()).getReader()
  for (let text = ''; !text.endsWith(']}');) {
    const { done, value } = await reader.read()
    expect(done, text).toBe(false)
    text += Buffer.from(value ?? []).toString('latin1')
  }
  const end = reader.read().then(() => 'ended')
  expect(await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 100, 'silent'))])).toBe(
    'silent',
  )
  await reader.cancel()
})

test('DEP-04 fault: a held response, with or without another fault, until the faults are replaced', async () => {
  await gateway.control({
    faults: [{ kind: 'held' }, { kind: 'held' }, { kind: 'missing' }].map((fault) => ({
      match: GAMES,
      fault,
    })),
  })
  const answer = gateway.get(GAMES)
  const first = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 100, 'held'))])
  expect(first).toBe('held')
  await gateway.control({ faults: [] })
  expect((await answer).status).toBe(404)
})
