import { renderApart } from '../../shared/page/apart/render-apart'
import { MiniGame } from './mini-game'

/** Renders the mini-game. Returns the function that removes it. */
export const openMiniGame = (): (() => void) => {
  const place = document.createElement('div')
  document.body.append(place)
  const root = renderApart(<MiniGame />, place)
  return () => {
    root.unmount()
    place.remove()
  }
}
