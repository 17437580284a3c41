import { type Mock, vi } from 'vitest'
import type { CommandName, Commands } from '../../../src/shared/worker/client/command-types'
import { createFakeWorkerApi } from './fake-worker-api'

type FakeCommands = { readonly [Name in CommandName]: Mock<Commands[Name]> }

const respond =
  (command: (...args: never[]) => unknown) =>
  (...args: never[]) =>
    Promise.resolve(command(...args))

/** Commands without a worker: each responds as the fake worker does, until a test replaces its response. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the fake worker has every command
export const fakeCommands = Object.fromEntries(
  Object.entries(createFakeWorkerApi()).map(([name, command]) => [name, vi.fn(respond(command))]),
) as unknown as FakeCommands

/** Restores the fake worker's responses and forgets all calls. */
export const resetCommands = (): void => {
  for (const command of Object.values(fakeCommands)) command.mockReset()
}
