import { expect, test, vi } from 'vitest'
import { MemoryDatabase } from '#domain/tables/memory-tables'
import { createPageFactsStore } from '#worker/page-facts-store'
import { SessionManager } from '#worker/session/session-manager'
import { createMemoryStore } from '#worker/store/memory-store'
import { SESSION } from '../support/session-rig'

test('LOG-10 a logout while the previous member’s rows are deleted starts no session', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const facts = createPageFactsStore()
  facts.update({ merchant: 'harbour', session: { ...SESSION, id: '8' } })
  const store = createMemoryStore(new MemoryDatabase(), () => undefined)
  const onStart = vi.fn()
  const sessions = new SessionManager({
    facts,
    store,
    emit: () => undefined,
    onStart,
    onEnd: (_merchant, member) => {
      if (member === '8') void sessions.endSession()
    },
    onSessionRejected: () => undefined,
    onUnusedSession: () => undefined,
  })
  const isStarted = sessions.logins.run(async (running) => {
    const isGranted = await sessions.startSession(SESSION, running)
    return { ok: true, value: isGranted }
  })
  expect(await isStarted).toEqual({ ok: true, value: false })
  expect(onStart).not.toHaveBeenCalled()
  expect(facts.current.session).toBeNull()
  vi.unstubAllGlobals()
})
