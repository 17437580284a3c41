import { type MouseEvent, type ReactNode, use, useEffect, useId, useMemo, useState } from 'react'
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
    const url = await holdImage(src)
    if (url === null) {
      held.add(src)
      setIsAnyHeld(true)
    }
    return url
  })
  const isHeld = savesData && !isAsked
  useEffect(() => {
    if (isHeld) return
    releaseImages(held)
    held.clear()
  }, [isHeld, held])
  const images = useMemo(
    () => ({
      isHeld,
      isAnyHeld: isHeld && isAnyHeld,
      hasButton: savesData,
      hold,
      show: () => setIsAsked(true),
    }),
    [isHeld, isAnyHeld, savesData, hold],
  )
  return <ImagesContext value={images}>{children}</ImagesContext>
}

interface ButtonProps {
  /** Id of the heading of these images, for the button's name. */
  readonly headId?: string
  readonly className?: string | undefined
}

/** Loads the images of its group. An empty place of the same size where none is held back. */
export const ShowImages = ({ headId = '', className }: ButtonProps) => {
  const t = useTranslation()
  const id = useId()
  const { isAnyHeld, hasButton, show } = use(ImagesContext)
  if (!hasButton) return null
  if (!isAnyHeld) return className === undefined ? <span className="ui-touch-square" /> : null
  const press = ({ detail, currentTarget }: MouseEvent<HTMLElement>): void => {
    const isKeyboard = detail === 0
    if (isKeyboard) focusNextTo(currentTarget)
    show()
  }
  return (
    <IconButton
      id={id}
      icon="image"
      label={t('images.show')}
      aria-labelledby={`${id} ${headId}`}
      className={className}
      onClick={press}
    />
  )
}

/** The button is about to go: moves the focus to the first link near it. */
const focusNextTo = (button: HTMLElement): void => {
  let around = button.parentElement
  while (around && !around.querySelector('a')) around = around.parentElement
  around?.querySelector('a')?.focus()
}
