import { SCRIPT_TIMEOUT_MS } from '#domain/timing'
import type { MountMiniGame } from '#domain/mini-game/mini-game-script'
import { loadScript } from '../../shared/third-party/load-script'

type Mount = MountMiniGame<HTMLElement>

const mounts = new Map<string, Mount>()

/** Fetches the script at this path, once, with a timestamp (MIN-01). Null if it does not load or is not a mini-game. */
export const loadMiniGame = async (path: string): Promise<Mount | null> => {
  const known = mounts.get(path)
  if (known) return known
  delete window.MiniGame // from another path: it must not be mistaken for this one
  await loadScript({
    url: path,
    limitMs: SCRIPT_TIMEOUT_MS,
    isStamped: true,
    isThere: () => {
      const mount = mountOf(window.MiniGame)
      if (mount) mounts.set(path, mount)
      return mount !== null
    },
  })
  return mounts.get(path) ?? null
}

/** Returns the script's mount function, after checking its type: third-party globals are not trusted. */
const mountOf = (script: unknown): Mount | null => {
  if (typeof script !== 'object' || script === null || !('mount' in script)) return null
  return isMount(script.mount) ? script.mount.bind(script) : null
}

const isMount = (value: unknown): value is Mount => typeof value === 'function'
