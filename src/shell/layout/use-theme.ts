import { useEffect, useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import { BACKGROUND_COLOURS } from '#domain/background-colours'
import { applyAccent } from '../../shared/page/apply-accent'
import { pageState } from '../../shared/page/page-state'

/**
 * Applies the merchant's accent to the document, and the background colour to the browser's own bars.
 * @param accent of settings; undefined while they load: the document's script has applied the last visit's accent
 */
export const useTheme = (accent: string | undefined): void => {
  const { style } = useSnapshot(pageState)

  useLayoutEffect(() => {
    if (accent !== undefined) applyAccent(accent)
  }, [accent])

  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BACKGROUND_COLOURS[style])
  }, [style])
}
