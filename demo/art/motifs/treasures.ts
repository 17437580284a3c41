import { around, mirror, shine, starPoints, type Motif } from './ink'

const gem = (top: string, mid: string, low: string, line: string) =>
  `<path d="M-58-62H58L94-18 0 92-94-18Z" fill="${mid}" stroke="${line}" stroke-width="4" stroke-linejoin="round"/><path d="M-58-62-36-18H-94ZM58-62 94-18H36ZM0-62 36-18H-36Z" fill="${top}"/><path d="M-58-62H0L-36-18ZM58-62H0L36-18Z" fill="#fff" opacity=".55"/><path d="M-94-18H-36L0 92ZM94-18H36L0 92Z" fill="${low}"/><path d="M-36-18H36L0 92Z" fill="${mid}"/><path d="M-36-18H-4L0 92Z" fill="#fff" opacity=".28"/>`

const round = (top: string, mid: string, low: string, line: string) =>
  `<polygon points="${starPoints(8, 94, 87)}" fill="${low}" stroke="${line}" stroke-width="4"/>${around(8, `<path d="M0-90 34-82 22-46H-22L-34-82Z" fill="${mid}"/><path d="M0-90 34-82 22-46 0-56Z" fill="${top}" opacity=".8"/>`)}<polygon points="${starPoints(8, 54, 50)}" fill="${mid}"/><path d="M-40-30Q-10-56 34-38 6-30-22 6Z" fill="#fff" opacity=".6"/>`

const fruitLeaf =
  '<path d="M4-58C20-96 62-96 84-80 66-52 32-46 4-58Z" fill="#5fcf5a"/><path d="M8-60Q44-76 80-80" stroke="#2b8f3c" stroke-width="4" fill="none"/>'

export const treasures: Readonly<Record<string, Motif>> = {
  diamond: ({ dark }) => gem('#dff6ff', '#8fdcff', '#45aef0', dark),
  ruby: ({ dark }) => round('#ff9aa8', '#f0304e', '#a50f32', dark),
  sapphire: ({ dark }) => round('#a8d0ff', '#2f6df5', '#1638a8', dark),
  seven: ({ dark }) =>
    `<g transform="rotate(-6)"><path d="M-70-88H74L78-50C34-14 12 30 8 90H-50C-46 36-18-8 20-40H-70Z" fill="${dark}" transform="translate(7 8)"/><path d="M-70-88H74L78-50C34-14 12 30 8 90H-50C-46 36-18-8 20-40H-70Z" fill="#f4283c" stroke="#fff2b8" stroke-width="9" stroke-linejoin="round"/><path d="M-60-78H66L70-58C50-64-10-66-60-62Z" fill="#fff" opacity=".45"/><path d="M-38 80C-32 40-12 2 18-24 6 16-6 48-8 80Z" fill="#fff" opacity=".2"/></g>`,
  cherry: ({ dark }) =>
    `<path d="M-38 26C-34-20-10-56 22-84M38 36C40-10 34-50 22-84" fill="none" stroke="#4d8f2f" stroke-width="8" stroke-linecap="round"/><path d="M22-84C44-104 78-96 92-76 70-58 40-62 22-84Z" fill="#6fd04e"/><g stroke="${dark}" stroke-width="4"><circle cx="-40" cy="46" r="42" fill="#ee1f45"/><circle cx="44" cy="54" r="40" fill="#d3123a"/></g><ellipse cx="-54" cy="28" rx="15" ry="10" fill="#fff" opacity=".65" transform="rotate(-30 -54 28)"/><ellipse cx="30" cy="36" rx="14" ry="9" fill="#fff" opacity=".6" transform="rotate(-30 30 36)"/>`,
  melon: ({ dark }) =>
    `<g transform="rotate(-14)"><path d="M-94-28H94C94 36 52 78 0 78S-94 36-94-28Z" fill="#1f8f44" stroke="${dark}" stroke-width="4"/><path d="M-80-28H80C80 28 44 64 0 64S-80 28-80-28Z" fill="#dff7b8"/><path d="M-72-28H72C72 24 40 56 0 56S-72 24-72-28Z" fill="#ff4658"/><path d="M-72-28H72C72-16 70-10 68-4-20-16-46-8-66 4-70-8-72-16-72-28Z" fill="#ff8a8f"/><g fill="#3a0d16"><ellipse cx="-38" cy="6" rx="5" ry="8"/><ellipse cx="0" cy="16" rx="5" ry="8"/><ellipse cx="38" cy="4" rx="5" ry="8"/><ellipse cx="-18" cy="36" rx="5" ry="8"/><ellipse cx="20" cy="36" rx="5" ry="8"/></g></g>`,
  lemon: ({ dark }) =>
    `<g transform="rotate(-24)"><path d="M-96 4C-84-6-76-10-70-20-50-62 50-62 70-20 76-10 84-6 96 4 84 14 76 18 70 28 50 70-50 70-70 28-76 18-84 14-96 4Z" fill="#ffd92e" stroke="${dark}" stroke-width="4"/><path d="M-64 26C-44 66 48 64 68 28 40 44-30 48-64 26Z" fill="#eda90f"/><ellipse cx="-24" cy="-22" rx="34" ry="13" fill="#fff" opacity=".6" transform="rotate(-14 -24 -22)"/></g>${fruitLeaf}`,
  bell: ({ metal, dark, palette }) =>
    `<circle cy="70" r="19" fill="${palette.shade}" stroke="${dark}" stroke-width="4"/><path d="M0-88C16-88 18-74 16-68 50-58 58-22 62 12 64 34 76 44 84 54 84 68 50 74 0 74S-84 68-84 54C-76 44-64 34-62 12-58-22-50-58-16-68-18-74-16-88 0-88Z" fill="${metal}" stroke="${dark}" stroke-width="4"/><path d="M-40 34C-40-10-32-42-14-56-30-20-28 14-24 40Z" fill="#fff" opacity=".6"/><path d="M-76 52C-30 64 30 64 76 52" fill="none" stroke="${palette.shade}" stroke-width="7"/>`,
  clover: ({ dark }) =>
    `<path d="M6 10C14 50 30 74 50 94" fill="none" stroke="#2f9a44" stroke-width="11" stroke-linecap="round"/>${around(4, `<path d="M0-6C-56-28-50-90-18-88-6-88 0-78 0-70 0-78 6-88 18-88 50-90 56-28 0-6Z" fill="#3fcf62" stroke="${dark}" stroke-width="3"/><path d="M-6-22C-34-42-34-76-18-78-8-70-6-46-6-22Z" fill="#b8ffb0" opacity=".65"/>`, 45)}`,
  star: ({ metal, dark }) =>
    `<polygon points="${starPoints(5, 98, 46)}" fill="${metal}" stroke="${dark}" stroke-width="5" stroke-linejoin="round"/>${around(5, '<path d="M0 0 0-92 26-36Z" fill="#fff" opacity=".38"/>')}`,
  moon: ({ metal, dark, palette }) =>
    `<path d="M24-94A94 94 0 1 0 90 42 76 76 0 0 1 24-94Z" fill="${metal}" stroke="${dark}" stroke-width="4"/><circle cx="-42" cy="-14" r="13" fill="${palette.shade}" opacity=".5"/><circle cx="-22" cy="48" r="18" fill="${palette.shade}" opacity=".45"/><circle cx="-58" cy="26" r="8" fill="${palette.shade}" opacity=".5"/><polygon points="${starPoints(4, 26, 8)}" fill="#fff" transform="translate(54 -34)"/><polygon points="${starPoints(4, 15, 5)}" fill="#fff" transform="translate(86 -4)"/>`,
  sun: ({ metal, strong, dark }) =>
    `<polygon points="${starPoints(16, 98, 62)}" fill="${strong}" stroke="${dark}" stroke-width="3"/><polygon points="${starPoints(8, 92, 54)}" fill="${metal}" transform="rotate(11)"/><circle r="54" fill="${metal}" stroke="${dark}" stroke-width="4"/>${mirror(`<path d="M12-8Q22-18 32-8" fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round"/>`)}<path d="M-20 16Q0 36 20 16" fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round"/>${shine(54)}`,
  coin: ({ metal, dark, palette }) =>
    `<circle r="92" fill="${palette.shade}" stroke="${dark}" stroke-width="4"/><circle r="84" fill="${metal}"/><circle r="66" fill="none" stroke="${palette.shade}" stroke-width="6"/><rect x="-25" y="-25" width="50" height="50" rx="4" fill="${palette.deep}" stroke="${palette.shade}" stroke-width="7"/>${around(4, `<path d="M-14-54H14M0-62V-40M-10-40H10" stroke="${palette.shade}" stroke-width="7" stroke-linecap="round"/>`)}<path d="M-74-24A78 78 0 0 1 10-76" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".75"/>`,
  crown: ({ metal, strong, dark }) =>
    `<path d="M-92-40-52-2-34-74 0-16 34-74 52-2 92-40 74 62H-74Z" fill="${metal}" stroke="${dark}" stroke-width="5" stroke-linejoin="round"/><path d="M-76 44H76L72 76H-72Z" fill="${strong}" stroke="${dark}" stroke-width="4"/><path d="M-80-18-50 14-34-40-24 40H-66Z" fill="#fff" opacity=".35"/>${mirror(`<circle cx="92" cy="-46" r="11" fill="#fff2b8"/><circle cx="34" cy="-80" r="12" fill="#ff4d6a"/><circle cx="42" cy="60" r="8" fill="#7fe0ff"/>`)}<circle cy="60" r="11" fill="#ff4d6a"/><path d="M0-10 16 14 0 36-16 14Z" fill="${strong}"/>`,
  pearl: ({ dark, metal, strong }) =>
    `<path d="M-92-6C-84-66-40-92 0-92S84-66 92-6C60 6-60 6-92-6Z" fill="${strong}" stroke="${dark}" stroke-width="4"/>${mirror('<path d="M6-84V-6M34-78 22-6M62-60 40-4" stroke="#fff" stroke-width="4" opacity=".5"/>')}<path d="M-92 8C-60-2 60-2 92 8 86 60 46 84 0 84S-86 60-92 8Z" fill="${metal}" stroke="${dark}" stroke-width="4"/><ellipse cy="14" rx="70" ry="22" fill="${dark}" opacity=".35"/><circle cy="8" r="34" fill="#fdf6ff"/><path d="M-30 22A34 34 0 0 0 34 8 44 44 0 0 1-30 22Z" fill="#c8b2e0"/><ellipse cx="-10" cy="-6" rx="11" ry="8" fill="#fff"/>`,
  chest: ({ metal, dark, palette }) =>
    `<ellipse cy="-14" rx="70" ry="32" fill="${palette.glow}" opacity=".9"/><path d="M-80-14-64-58C-30-74 30-74 64-58L80-14Z" fill="#8a4a1c" stroke="${dark}" stroke-width="4"/><path d="M-56-18C-46-44-26-34-18-46-6-34 6-50 22-40 34-46 50-36 56-18Z" fill="${metal}"/><rect x="-84" y="-14" width="168" height="90" rx="8" fill="#a85c22" stroke="${dark}" stroke-width="5"/><path d="M-84 8H84M-84 40H84" stroke="#6d3511" stroke-width="5"/>${mirror(`<rect x="46" y="-16" width="20" height="94" fill="${metal}" stroke="${dark}" stroke-width="3"/>`)}<path d="M-20-18H20V20Q20 38 0 40-20 38-20 20Z" fill="${metal}" stroke="${dark}" stroke-width="4"/><circle cy="6" r="8" fill="${dark}"/><path d="M-3 8H3L6 26H-6Z" fill="${dark}"/>`,
  heart: ({ dark }) =>
    `<path d="M0 90C-70 36-98 4-94-36-90-76-32-94 0-48 32-94 90-76 94-36 98 4 70 36 0 90Z" fill="#f5264f" stroke="#ffe3a8" stroke-width="8"/><path d="M0 78C46 44 84 10 84-30 96 0 60 40 0 78Z" fill="${dark}" opacity=".35"/><ellipse cx="-48" cy="-36" rx="28" ry="17" fill="#fff" opacity=".6" transform="rotate(-36 -48 -36)"/>`,
  horseshoe: ({ metal, dark, palette }) =>
    `<path d="M-42 90C-92 30-92-88 0-90 92-88 92 30 42 90L14 78C50 24 46-42 0-42S-50 24-14 78Z" fill="${metal}" stroke="${dark}" stroke-width="5" stroke-linejoin="round"/>${mirror(`<g fill="${palette.deep}"><circle cx="24" cy="-62" r="7"/><circle cx="54" cy="-36" r="7"/><circle cx="60" cy="2" r="7"/><circle cx="50" cy="40" r="7"/></g>`)}<path d="M-58-40C-48-66-28-78 0-80" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6"/>`,
  candy: ({ strong, metal, dark }) =>
    `<g transform="rotate(-24)">${mirror(`<path d="M44 0C62-40 80-44 98-36 92-22 92-12 98 0 92 12 92 22 98 36 80 44 62 40 44 0Z" fill="${metal}" stroke="${dark}" stroke-width="4"/>`)}<circle r="54" fill="${strong}" stroke="${dark}" stroke-width="4"/>${around(6, '<path d="M0 0C10-18 8-38 0-52 14-52 26-46 34-40 24-24 14-10 0 0Z" fill="#fff" opacity=".85"/>')}${shine(52)}</g>`,
  bolt: ({ metal, dark, palette }) =>
    `<circle r="90" fill="${palette.glow}" opacity=".22"/><path d="M24-98-62 14H-8L-30 98 66-26H8Z" fill="${metal}" stroke="${dark}" stroke-width="6" stroke-linejoin="round"/><path d="M14-78-40 2H4L-10 54" fill="none" stroke="#fff" stroke-width="7" opacity=".7"/>`,
}
