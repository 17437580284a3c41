import { vi } from 'vitest'
import type { LoginOutcome } from '#domain/port'
import { ok } from '#domain/result'
import type { Commands } from '../../../src/app/worker-client'

const LOGIN: LoginOutcome = {
  session: {
    id: '7',
    token: 'token-of-ann',
    userName: 'ann',
    merchantCode: 'harbour',
    type: 0,
    firstTimeLogin: false,
  },
  updatePassword: false,
}

/** The commands with the worker left out: each test says what they answer. */
export const fakeCommands = {
  launchTrial: vi.fn<Commands['launchTrial']>(),
  launchGame: vi.fn<Commands['launchGame']>(),
  setFavourite: vi.fn<Commands['setFavourite']>(),
  prepareLogin: vi.fn<Commands['prepareLogin']>(),
  savedLogin: vi.fn<Commands['savedLogin']>(),
  logIn: vi.fn<Commands['logIn']>(),
  autoLogin: vi.fn<Commands['autoLogin']>(),
  adoptToken: vi.fn<Commands['adoptToken']>(),
  logOut: vi.fn<Commands['logOut']>(),
  refresh: vi.fn<Commands['refresh']>(),
  changeLanguage: vi.fn<Commands['changeLanguage']>(),
  setVisible: vi.fn<Commands['setVisible']>(),
  show: vi.fn<Commands['show']>(),
  saveData: vi.fn<Commands['saveData']>(),
  serveMemory: vi.fn<Commands['serveMemory']>(),
} satisfies Commands

export const resetCommands = (): void => {
  for (const command of [fakeCommands.refresh, fakeCommands.changeLanguage, fakeCommands.setVisible]) {
    command.mockReset().mockResolvedValue(ok(null))
  }
  for (const command of [fakeCommands.setFavourite, fakeCommands.prepareLogin, fakeCommands.logOut]) {
    command.mockReset().mockResolvedValue(ok(null))
  }
  for (const command of [fakeCommands.show, fakeCommands.saveData])
    command.mockReset().mockResolvedValue(ok(null))
  fakeCommands.savedLogin.mockReset().mockResolvedValue(ok(null))
  fakeCommands.logIn.mockReset().mockResolvedValue(ok(LOGIN))
  fakeCommands.adoptToken.mockReset().mockResolvedValue(ok(LOGIN))
  fakeCommands.autoLogin.mockReset().mockResolvedValue(ok({ kind: 'guest' }))
  fakeCommands.launchGame.mockReset().mockResolvedValue(ok({ gameUrl: 'https://games.example/play' }))
  fakeCommands.serveMemory.mockReset().mockResolvedValue(ok(null))
  fakeCommands.launchTrial.mockReset().mockResolvedValue(ok({ gameUrl: 'https://games.example/play' }))
}
