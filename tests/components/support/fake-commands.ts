import { vi } from 'vitest'
import { ok } from '#domain/result'
import type { Commands } from '../../../src/app/worker-client'

/** The commands with the worker left out: each test says what they answer. */
export const fakeCommands = {
  launchTrial: vi.fn<Commands['launchTrial']>(),
  refresh: vi.fn<Commands['refresh']>(),
  changeLanguage: vi.fn<Commands['changeLanguage']>(),
  setVisible: vi.fn<Commands['setVisible']>(),
  serveMemory: vi.fn<Commands['serveMemory']>(),
} satisfies Commands

export const resetCommands = (): void => {
  for (const command of [fakeCommands.refresh, fakeCommands.changeLanguage, fakeCommands.setVisible]) {
    command.mockReset().mockResolvedValue(ok(null))
  }
  fakeCommands.serveMemory.mockReset().mockResolvedValue(ok(null))
  fakeCommands.launchTrial.mockReset().mockResolvedValue(ok({ gameUrl: 'https://games.example/play' }))
}
