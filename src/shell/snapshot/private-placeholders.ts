import continued from '../../features/lobby/shelves/continue-section.module.css'
import shelf from '../../features/lobby/shelves/shelf-section.module.css'
import header from '../layout/header.module.css'
import type { SnapshotElement } from './write-markup'

/** Returns the skeleton that replaces the player's own data in a snapshot. */
export const privatePlaceholder = (kind: string): readonly SnapshotElement[] => PLACES.get(kind) ?? []

const around = (
  children: readonly SnapshotElement[],
  ...classes: readonly (string | undefined)[]
): SnapshotElement => ({
  tag: 'span',
  attributes: { class: classes.filter((name) => name !== undefined).join(' ') },
  children,
})

const place = (...classes: readonly (string | undefined)[]): SnapshotElement => around([], ...classes)

const row = (children: readonly SnapshotElement[], className: string | undefined): SnapshotElement => ({
  ...around(children, 'scroller', className),
  tag: 'div',
})

const line = place('sk', continued.line)
const card = around([place('sk', continued.picture), around([line, line], continued.texts)], continued.card)

const PLACES: ReadonlyMap<string, readonly SnapshotElement[]> = new Map([
  ['account', [place('sk', header.account)]],
  // A fixed number that fills a phone: the real number is private.
  ['cards', [row([card, card], continued.row)]],
  [
    'tiles',
    [
      row(
        [1, 2, 3, 4].map(() => place('sk-tile')),
        shelf.row,
      ),
    ],
  ],
])
