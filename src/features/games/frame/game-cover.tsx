import { Cover } from '../../../ui/media/cover'
import { responsiveImageUrl } from '../../../shared/page/responsive-image-url'
import type { GameFacts } from './use-game-facts'

const WIDTH = 160 // px, the cover the lobby has already loaded or nearly so

/** The cover of the game that is on its way; its place is its parent's. */
export const GameCover = ({ facts }: { readonly facts: GameFacts }) => {
  const src = responsiveImageUrl(facts.image, WIDTH)
  return <Cover key={src} src={src} name={facts.name} colour={facts.colour} isEager />
}
