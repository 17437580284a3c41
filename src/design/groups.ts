import type { ComponentType } from 'react'
import { Banners } from './groups/banners'
import { Buttons } from './groups/buttons'
import { Captcha } from './groups/captcha'
import { Colours } from './groups/colours'
import { Fields } from './groups/fields'
import { Icons } from './groups/icons'
import { Launches } from './groups/launches'
import { Member } from './groups/member'
import { Messages } from './groups/messages'
import { Overlays } from './groups/overlays'
import { Shapes } from './groups/shapes'
import { Shell } from './groups/shell'
import { Skeletons } from './groups/skeletons'
import { Tabs } from './groups/tab-rows'
import { Tiles } from './groups/tiles'
import { TypeScale } from './groups/type-scale'

export interface GroupFacts {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly Content: ComponentType
}

/** All groups, in the order of the page. */
export const GROUPS: readonly GroupFacts[] = [
  {
    id: 'colours',
    title: 'Colour',
    text: 'One accent from the merchant, everything else from two styles. Each pair says its contrast; 4.5 is the least for text.',
    Content: Colours,
  },
  {
    id: 'type',
    title: 'Type',
    text: 'System fonts in six sizes. Figures are tabular, so that counts do not dance.',
    Content: TypeScale,
  },
  {
    id: 'shapes',
    title: 'Space and shape',
    text: 'Steps of space, three corners and a pill, two shadows. Nothing that is touched is under 44 px.',
    Content: Shapes,
  },
  {
    id: 'icons',
    title: 'Icons',
    text: 'Strokes on a grid of 24. What points turns round with the direction of the page.',
    Content: Icons,
  },
  {
    id: 'buttons',
    title: 'Buttons',
    text: 'Primary once a screen, quiet for the other choice, plain among words, danger to take away.',
    Content: Buttons,
  },
  {
    id: 'fields',
    title: 'Fields',
    text: 'What is typed into. The ring belongs to the whole field.',
    Content: Fields,
  },
  {
    id: 'captcha',
    title: 'Captcha',
    text: 'A row among fields, of one height in every state. The puzzle itself is the provider’s, in a frame of its own.',
    Content: Captcha,
  },
  {
    id: 'tabs',
    title: 'Tabs and chips',
    text: 'Tabs change the panel below, chips filter it. Both scroll sideways.',
    Content: Tabs,
  },
  {
    id: 'tiles',
    title: 'Covers and tiles',
    text: 'The colour is there before the picture, letters where no picture comes.',
    Content: Tiles,
  },
  {
    id: 'banners',
    title: 'Banners, marquee, matches',
    text: 'What the merchant puts before the games.',
    Content: Banners,
  },
  {
    id: 'messages',
    title: 'Messages',
    text: 'Empty, failed, broken, waiting: each says what is and leads on.',
    Content: Messages,
  },
  {
    id: 'skeletons',
    title: 'Skeletons',
    text: 'As large as what they stand for: nothing moves when it comes.',
    Content: Skeletons,
  },
  {
    id: 'shell',
    title: 'Shell',
    text: 'Logo, header, bar at the thumb, and the strip that says how old things are.',
    Content: Shell,
  },
  {
    id: 'member',
    title: 'Member',
    text: 'Who plays, in the header and on their own page. Money is as large as it matters, and says how old it is.',
    Content: Member,
  },
  {
    id: 'launches',
    title: 'Launches',
    text: 'The screen of a game, dark in both styles: what comes before the game, and what stands in its way.',
    Content: Launches,
  },
  {
    id: 'overlays',
    title: 'Overlays',
    text: 'What covers the screen: a dialog asks, a sheet offers, a toast tells.',
    Content: Overlays,
  },
]
