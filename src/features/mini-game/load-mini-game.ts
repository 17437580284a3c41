import { SCRIPT_TIMEOUT_MS } from '#domain/timing'
import type { MountMiniGame } from '#domain/mini-game/mini-game-script'
import { loadScript } from '../../shared/third-party/load-script'

type Mount = MountMiniGame<HTMLElement>

const mounts = new Map<string, Mount>()

/** Fetches the script at this path, once, with a timestamp (MIN-01). Null where it does not come or is no mini-game. */
export const loadMiniGame = async (path: string): Promise<Mount | null> => {
  const known = mounts.get(path)
  if (known) return known
  delete window.MiniGame // of another path: it must not pass for this one's
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

/** By its shape: what the script has defined is nobody's promise. */
const mountOf = (script: unknown): Mount | null => {
  if (typeof script !== 'object' || script === null || !('mount' in script)) return null
  return isMount(script.mount) ? script.mount.bind(script) : null
}

const isMount = (value: unknown): value is Mount => typeof value === 'function'
