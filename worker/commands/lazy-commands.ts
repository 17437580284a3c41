import type { AppError } from '#domain/errors'
import type { Result } from '#domain/result'
import type { PageFactsStore } from '../page-facts-store'
import type { Outbox } from '../outbox/outbox'
import { bindPush, unbindPushForAnyMember } from '../outbox/push-binding'
import type { Store } from '../store/store'
import { checkForNewBuild } from '../version/check-version'

interface Tools {
  readonly store: Store
  readonly facts: PageFactsStore
  readonly outbox: Outbox
}

/** Commands that no first screen uses. They share one name in the api, because each name adds to the start. */
export type LazyCommand =
  | { readonly name: 'bind-push'; readonly registrationToken: string }
  /** The player has opted out, or the browser has revoked the permission. */
  | { readonly name: 'unbind-push' }
  /** `running`: URL of the page's entry script. */
  | { readonly name: 'check-version'; readonly running: string }

export const runLazyCommand = (tools: Tools, command: LazyCommand): Promise<Result<null, AppError>> => {
  switch (command.name) {
    case 'bind-push':
      return bindPush(tools, command)
    case 'unbind-push':
      return unbindPushForAnyMember(tools)
    case 'check-version':
      return checkForNewBuild(tools, command.running)
    default:
      return command satisfies never
  }
}
