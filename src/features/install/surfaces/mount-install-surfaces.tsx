import { renderApart } from '../../../shared/page/apart/render-apart'
import { InstallSurfaces } from './install-surfaces'

let isOpen = false

/** Renders bar and banner. The banner is the last element of the body. */
export const mountInstallSurfaces = (): void => {
  if (isOpen) return
  isOpen = true
  const place = document.createElement('div')
  document.body.append(place)
  renderApart(<InstallSurfaces />, place)
}
