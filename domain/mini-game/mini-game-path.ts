const SEA_PATH = '/mini-game/s1/minigame.js'
const PLAIN_PATH = '/mini-game/v1/minigame.js'

/** Returns the path of the merchant's mini-game by the flags of the settings; null if there is none (MIN-01). */
export const miniGamePath = (flags: Readonly<Record<string, boolean>>): string | null => {
  if (flags['SEALOTTMINIGAME3'] === true) return SEA_PATH
  return flags['LOTTMINIGAME3'] === true ? PLAIN_PATH : null
}
