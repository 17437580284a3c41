import { useEffect, useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import { TEMPLATES_KEY } from '#domain/constants/storage-keys'
import { readStored } from '../../boot/storage-area'
import { pageState } from '../../state/page-state'
import { accentTokens, DEFAULT_ACCENT } from '../../ui/accent'

/**
 * Dresses the document in the merchant's accent, and the browser's own bars in the colour of the ground.
 * @param accent of settings; undefined while they are read: the last visit's stands in
 */
export const useTheme = (accent: string | undefined): void => {
  const { style } = useSnapshot(pageState)

  useLayoutEffect(() => {
    const known = accent ?? storedAccent()
    if (known === undefined) return
    const tokens = accentTokens(known) ?? accentTokens(DEFAULT_ACCENT) ?? {}
    for (const [name, value] of Object.entries(tokens))
      document.documentElement.style.setProperty(name, value)
  }, [accent])

  useEffect(() => {
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim()
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', ground)
  }, [style])
}

/** The accent in the merchant's template of the last visit. */
const storedAccent = (): string | undefined =>
  /"accent":"([^"]*)"/u.exec(readStored('local', TEMPLATES_KEY) ?? '')?.[1]
