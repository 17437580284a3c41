/** What opens a game, in a chunk of its own: nothing of a first screen waits for it. */
export { launchGame } from './launch-game'
export { launchTrial } from './launch-trial'
