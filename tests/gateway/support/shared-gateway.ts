import { beforeEach } from 'vitest'
import { GatewayControl } from '../../../e2e/support/gateway/gateway-control'
import { runGateway } from './running-gateway'

/** The gateway that the test files of a process share. It accepts tokens of an identity provider's emulator. */
export const gateway = await runGateway({ authEmulator: 'http://127.0.0.1:9099', lines: 3, games: 60 })

/** What it keeps, as its control endpoint shows it. */
export const view = new GatewayControl((path, init) => fetch(`${gateway.origin}/__control${path}`, init))

/** Each test of the calling file starts with the gateway in its initial state, changed by a command. */
export const useGateway = (command: object | (() => object) = {}): void => {
  beforeEach(() => gateway.control({ reset: true, ...(typeof command === 'function' ? command() : command) }))
}
