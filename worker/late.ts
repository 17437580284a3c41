/** What opens a game, and what only a member's visit needs, in a chunk of its own: no first screen waits for it. */
export { launchChat, noteUnread } from './commands/chat'
export { launchGame } from './commands/launch-game'
export { keepCounter } from './commands/keep-counter'
export { launchTrial } from './commands/launch-trial'
export { visitor } from './commands/visitor'
export { bindPush, unbindPush } from './outbox/push-binding'
export { trackingDelivery } from './outbox/deliveries'
export { noteTold, tellLanguage } from './outbox/tell-language'
