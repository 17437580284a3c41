import type { Boot } from './shared/page/boot-types'

declare global {
  interface Window {
    /** What the document's script has begun, for the page to take over. */
    mcBoot?: Boot
    /** What a merchant's mini-game script has defined, not looked at yet (domain/mini-game/mini-game-script.ts). */
    MiniGame?: unknown
    /** What Google's one-tap script has defined, not looked at yet. */
    google?: unknown
    /** What the merchant's native app offers, not looked at yet (contract.md, Native bridge). */
    NativeBridge?: unknown
  }
}
