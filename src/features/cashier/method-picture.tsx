import { useSnapshot } from 'valtio'
import { device } from '../../state/device'
import { Cover } from '../../ui/cover'
import { imageUrl } from '../../ui/image-url'

const WIDTH = 44 // CSS px

/** The sign of a way to pay. */
export const MethodPicture = ({ name, image }: { readonly name: string; readonly image: string }) => {
  const { savesData } = useSnapshot(device)
  const src = image && imageUrl(image, { width: WIDTH, density: window.devicePixelRatio, savesData })
  return <Cover src={src} name={name} colour="" />
}
