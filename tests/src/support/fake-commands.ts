import { type Mock, vi } from 'vitest'
import { ok } from '#domain/result'
import type { CommandName, Commands } from '../../../src/shared/worker/client/command-types'

type FakeCommands = { readonly [Name in CommandName]: Mock<Commands[Name]> }

const made = new Map<string, Mock>()

const commandOf = (name: string): Mock => {
  const command = made.get(name) ?? vi.fn(() => Promise.resolve(ok(null)))
  made.set(name, command)
  return command
}

/** Commands without a worker: each succeeds with nothing, until a test replaces its response. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name is a command
export const fakeCommands = new Proxy({}, { get: (_target, name: string) => commandOf(name) }) as FakeCommands

/** For `vi.mock`, in place of the module of the commands. */
export { fakeCommands as commands }
