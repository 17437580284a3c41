import { type MouseEvent, type ReactNode, use, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTranslation } from '../../i18n/use-translation'
import { IconButton } from '../../ui/controls/icon-button'
import { PicturesContext } from '../../ui/media/held-pictures'
import { device } from './device'
import { holdPicture, releasePictures } from './hold-picture'

/** Pictures that data saver loads only when the player asks for them (OFF-08). Those on the device are shown. */
export const PictureGroup = ({ children }: { readonly children: ReactNode }) => {
  const { savesData } = useSnapshot(device)
  const [isAsked, setIsAsked] = useState(false)
  const [isAnyHeld, setIsAnyHeld] = useState(false)
  const [held] = useState(() => new Set<string>())
  const [hold] = useState(() => async (src: string) => {
    const isOnDevice = await holdPicture(src, held)
    if (!isOnDevice) setIsAnyHeld(true)
    return isOnDevice
  })
  const isHeld = savesData && !isAsked
  const pictures = useMemo(
    () => ({
      isHeld,
      isAnyHeld: isHeld && isAnyHeld,
      hold,
      show: () => {
        releasePictures(held)
        setIsAsked(true)
      },
    }),
    [isHeld, isAnyHeld, hold, held],
  )
  return <PicturesContext value={pictures}>{children}</PicturesContext>
}

/** Loads the pictures of its group. Renders nothing where none is held back. */
export const ShowPictures = ({ className }: { readonly className?: string | undefined }) => {
  const t = useTranslation()
  const { isAnyHeld, show } = use(PicturesContext)
  if (!isAnyHeld) return null
  const press = ({ detail, currentTarget }: MouseEvent<HTMLElement>): void => {
    // The button is about to go. A keyboard continues at the first picture.
    const isKeyboard = detail === 0
    if (isKeyboard) currentTarget.closest('section, [role=tabpanel]')?.querySelector('a')?.focus()
    show()
  }
  return <IconButton icon="picture" label={t('pictures.show')} className={className} onClick={press} />
}
