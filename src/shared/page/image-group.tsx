import { type MouseEvent, type ReactNode, use, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTranslation } from '../../i18n/use-translation'
import { IconButton } from '../../ui/controls/icon-button'
import { ImagesContext } from '../../ui/media/held-images'
import { device } from './device'
import { holdImage, releaseImages } from './hold-image'

/** Images that data saver loads only when the player asks for them (OFF-08). Those on the device are shown. */
export const ImageGroup = ({ children }: { readonly children: ReactNode }) => {
  const { savesData } = useSnapshot(device)
  const [isAsked, setIsAsked] = useState(false)
  const [isAnyHeld, setIsAnyHeld] = useState(false)
  const [held] = useState(() => new Set<string>())
  const [hold] = useState(() => async (src: string) => {
    const isOnDevice = await holdImage(src, held)
    if (!isOnDevice) setIsAnyHeld(true)
    return isOnDevice
  })
  const isHeld = savesData && !isAsked
  const images = useMemo(
    () => ({
      isHeld,
      isAnyHeld: isHeld && isAnyHeld,
      hold,
      show: () => {
        releaseImages(held)
        setIsAsked(true)
      },
    }),
    [isHeld, isAnyHeld, hold, held],
  )
  return <ImagesContext value={images}>{children}</ImagesContext>
}

/** Loads the images of its group. Renders nothing where none is held back. */
export const ShowImages = ({ className }: { readonly className?: string | undefined }) => {
  const t = useTranslation()
  const { isAnyHeld, show } = use(ImagesContext)
  if (!isAnyHeld) return null
  const press = ({ detail, currentTarget }: MouseEvent<HTMLElement>): void => {
    // The button is about to go. A keyboard continues at the first image.
    const isKeyboard = detail === 0
    if (isKeyboard) currentTarget.closest('section, [role=tabpanel]')?.querySelector('a')?.focus()
    show()
  }
  return <IconButton icon="image" label={t('images.show')} className={className} onClick={press} />
}
