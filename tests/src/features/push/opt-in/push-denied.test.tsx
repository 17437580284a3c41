import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { PushOptIn } from '../../../../../src/features/push/opt-in/push-opt-in'
import { pageState } from '../../../../../src/shared/page/page-state'
import { PushRow } from '../../../../../src/shared/push/controls/push-row'
import { push, readPushDevice } from '../../../../../src/shared/push/device/push-state'
import { ANN } from '../../../../support/members'
import { giveNavigator } from '../../../../support/give-navigator'
import { show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', () => import('../../../support/fake-commands'))

const SETTINGS = { apiKey: 'a', projectId: 'p', appId: 'i', messagingSenderId: '1', vapidKey: 'v' }

const onClose = vi.fn()

/** A member's browser that has not been asked yet, and whose player refuses. */
beforeEach(async () => {
  await startPage('/m/member/settings')
  Object.assign(pageState, { session: ANN, storage: 'database' })
  let permission = 'default'
  vi.stubGlobal('PushManager', Object)
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: () => Promise.resolve((permission = 'denied')),
  })
  giveNavigator('serviceWorker', {})
  Object.assign(push, { settings: SETTINGS, isActive: true, bound: '', hasFailed: false })
  readPushDevice()
})

test.each([
  ['the opt-in', 'button', 'Turn on', <PushOptIn key="" onClose={onClose} />],
  ['the switch', 'switch', /^Notifications/u, <PushRow key="" />],
] as const)(
  'PSH-01 %s explains how to allow notifications once the browser denies them',
  async (_name, role, name, control) => {
    await show(control)
    expect(screen.queryByRole('dialog', { name: 'Notifications are blocked' })).toBeNull()
    await userEvent.click(screen.getByRole(role, { name }))
    const tips = await screen.findByRole('dialog', { name: 'Notifications are blocked' })
    expect(tips.textContent).toContain('You can change that')
    expect(onClose).not.toHaveBeenCalled()
  },
)
