import { useEffect, useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import { pageState } from '../../state/page-state'
import { accentTokens } from '../../ui/accent'

/** Dresses the document in the merchant's accent, and the browser's own bars in the colour of the ground. */
export const useTheme = (accent: string | undefined): void => {
  const { style } = useSnapshot(pageState)

  useLayoutEffect(() => {
    const tokens = accent === undefined ? null : accentTokens(accent)
    if (!tokens) return
    for (const [name, value] of Object.entries(tokens))
      document.documentElement.style.setProperty(name, value)
  }, [accent])

  useEffect(() => {
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim()
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', ground)
  }, [style])
}
