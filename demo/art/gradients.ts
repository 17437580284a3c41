import type { Palette } from './palettes'

/**
 * The gradients of an image: `b` background, `g` glow behind the subject, `m` metal, `s` strong colour, `f` fade
 * under the lettering, `t` lettering.
 */
export const gradients = ({ deep, mid, glow, light, shade }: Palette, turn: number) =>
  `<linearGradient id="b" gradientTransform="rotate(${60 + turn} .5 .5)"><stop stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
<radialGradient id="g"><stop stop-color="${glow}" stop-opacity=".75"/><stop offset=".45" stop-color="${glow}" stop-opacity=".25"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
<linearGradient id="m" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".3" stop-color="${light}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
<linearGradient id="s" x2="0" y2="1"><stop stop-color="${glow}"/><stop offset="1" stop-color="${mid}"/></linearGradient>
<linearGradient id="f" x2="0" y2="1"><stop stop-color="${deep}" stop-opacity="0"/><stop offset=".55" stop-color="${deep}" stop-opacity=".88"/><stop offset="1" stop-color="${deep}"/></linearGradient>
<linearGradient id="t" x2="0" y2="1"><stop offset=".2" stop-color="#fff"/><stop offset=".55" stop-color="${light}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`
