import type { ShownSnapshot } from '../../shared/page/boot-types'
import { findMatchingControl } from './find-matching-control'

/** Replays the last tap on a snapshot on the screen that has replaced it. */
export const replayTap = ({ stage, tapped }: ShownSnapshot, root: HTMLElement): void => {
  if (!tapped) return
  const control = findMatchingControl(tapped, stage, root)
  if (control) control.click()
  // The tapped control is no longer on the screen, but its link still works.
  else if (tapped instanceof HTMLAnchorElement && tapped.href !== '') window.location.assign(tapped.href)
}
