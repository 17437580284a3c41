/** A compromised chat that closes itself over and over: the player leaves the chat once, not the app. */
const TIMES = 40
const BETWEEN_MS = 10

const sayClose = (): void => parent.postMessage({ type: 'close' }, '*')

for (let each = 0; each < TIMES; each += 1) {
  sayClose()
  setTimeout(sayClose, each * BETWEEN_MS)
}
