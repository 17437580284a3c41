import { expect, test, vi } from 'vitest'
import { createLazyMemberSync } from '#worker/sync/lazy-member-sync'
import { SESSION } from '../support/request-rig'
import { rig, useSyncRig } from '../support/sync-rig'

const code = vi.hoisted(() => ({ isMissing: false, loads: 0, calls: [] as unknown[] }))
vi.mock('#worker/sync/member-sync', () => ({
  get createMemberSync() {
    code.loads += 1
    if (code.isMissing) throw new TypeError('Failed to fetch dynamically imported module')
    const call = (value: unknown) => code.calls.push(value)
    return () => ({ trigger: call, setVisible: call })
  },
}))

const settle = (): Promise<void> => vi.dynamicImportSettled()

const create = () =>
  createLazyMemberSync(rig.context, {
    circuit: rig.circuit,
    onMember: () => undefined,
  })

useSyncRig(() => Object.assign(code, { isMissing: false, loads: 0, calls: [] }))

test('OFF-05 the sync of a member loads with the first session, and knows whether the page is visible', async () => {
  const sync = create()
  sync.trigger('start')
  sync.setVisible(false)
  await settle()
  expect(code.loads).toBe(0)
  rig.context.facts.update({ session: SESSION, visible: false })
  sync.trigger('login')
  sync.trigger('shown')
  await settle()
  expect(code.calls).toEqual([false, 'login', 'shown'])
  rig.context.facts.update({ session: null }) // it forgets what has failed
  sync.trigger('online')
  sync.setVisible(true)
  await settle()
  expect(code.calls.slice(3)).toEqual(['online', true])
})

test('R-07 if its code is missing, the next trigger loads it', async () => {
  code.isMissing = true
  rig.context.facts.update({ session: SESSION })
  const sync = create()
  sync.trigger('start')
  await settle()
  code.isMissing = false
  sync.trigger('online')
  await settle()
  expect(code.calls).toEqual([true, 'online'])
})
