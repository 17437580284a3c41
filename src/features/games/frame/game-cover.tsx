import { Cover } from '../../../ui/media/cover'
import { responsiveImageUrl } from '../../../shared/page/responsive-image-url'
import type { GameFacts } from './use-game-facts'

const WIDTH = 160 // px, the width that the lobby has probably loaded already

/** The cover of a loading game. The parent element reserves its space. */
export const GameCover = ({ facts }: { readonly facts: GameFacts }) => {
  const src = responsiveImageUrl(facts.image, WIDTH)
  return <Cover key={src} src={src} name={facts.name} colour={facts.colour} isEager />
}
