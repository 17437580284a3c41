import { beforeEach, expect, test } from 'vitest'
import { CHANGE_PASSWORD_ENDPOINT, PROFILE_ICON_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { CHAT_LAUNCH_ENDPOINT, LAUNCH_GAME_ENDPOINT } from '#domain/contract/command-endpoints'
import {
  CLAIM_REWARD_ENDPOINT,
  CREATE_WITHDRAWAL_ENDPOINT,
} from '#domain/contract/money/transaction-endpoints'
import { acts, CLAIM, memberTab, stubLocks, WITHDRAW } from '../support/transaction-rig'
import { ofType, tabs, useTabs } from '../support/session-rig'

useTabs()
beforeEach(stubLocks)

type Tab = Awaited<ReturnType<typeof memberTab>>

const refuse = (): Response =>
  Response.json({ success: false, errorCode: 'user.or.token.invalid', message: 'No.' })

const SESSION_OVER = { ok: false, error: { kind: 'session-over' } } as const
const ENDED = [{ type: 'session-over', reason: 'refused' }]
const BACK_URL = 'https://m.example.com/m/home'
const CHAT = { title: 'Chat', backUrl: BACK_URL, headerColor: '#ffffff' }
const CHANGE = { oldPassword: 'demo-pass', newPassword: 'other-pass' }

type Run = (tab: Tab) => Promise<unknown>

const ACTIONS: readonly (readonly [string, path: string, Run])[] = [
  ['claim', CLAIM_REWARD_ENDPOINT, ({ worker }) => worker.submitTransaction(CLAIM)],
  ['withdrawal', CREATE_WITHDRAWAL_ENDPOINT, ({ worker }) => worker.submitTransaction(WITHDRAW)],
  ['avatar', PROFILE_ICON_ENDPOINT, ({ worker }) => worker.setProfileIcon(3)],
  ['password', CHANGE_PASSWORD_ENDPOINT, ({ worker }) => worker.changePassword(CHANGE)],
  ['chat', CHAT_LAUNCH_ENDPOINT, ({ worker }) => worker.launchChat(CHAT)],
  ['game', LAUNCH_GAME_ENDPOINT, ({ worker }) => worker.launchGame({ gameId: '1', backUrl: BACK_URL })],
]

test.each(ACTIONS)('SES-07 %s: a session expires once, with no other error', async (_name, path, run) => {
  const tab = await memberTab()
  tabs.gateway.respond(path, refuse)
  expect(await run(tab)).toEqual(SESSION_OVER)
  expect(tabs.count(path)).toBe(1)
  expect(ofType(tab.signals, 'session-over')).toEqual(ENDED)
  expect(ofType(tab.signals, 'failure')).toEqual([])
  expect(await acts()).toEqual([])
})
