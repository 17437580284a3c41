import { around, mirror, starPoints, type Motif } from './ink'

const eye = (x: number, y: number, size: number, iris = '#1b1020') =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="#fff"/><circle cx="${x - 1}" cy="${y + 1}" r="${size * 0.62}" fill="${iris}"/><circle cx="${x + 2}" cy="${y - 3}" r="${size * 0.24}" fill="#fff"/>`

const cat = (coat: string, ink: string, muzzle: string, marks: string) =>
  `${mirror(`<circle cx="52" cy="-58" r="24" fill="${coat}" stroke="${ink}" stroke-width="4"/><circle cx="53" cy="-56" r="12" fill="${ink}" opacity=".5"/>`)}<path d="M0-74C52-74 82-38 80 2 78 46 40 80 0 80S-78 46-80 2C-82-38-52-74 0-74Z" fill="${coat}" stroke="${ink}" stroke-width="4"/>${marks}${mirror(`<ellipse cx="20" cy="36" rx="28" ry="24" fill="${muzzle}"/>${eye(33, -8, 13)}`)}<path d="M-15 18H15Q10 34 0 34T-15 18Z" fill="${ink}"/><path d="M0 34V46M-18 48Q-8 56 0 46 8 56 18 48" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`

export const creatures: Readonly<Record<string, Motif>> = {
  dragon: ({ metal, strong, dark, palette }) =>
    `<polygon points="${starPoints(16, 98, 72)}" fill="${strong}" stroke="${dark}" stroke-width="3"/>${mirror(
      `<path d="M20-48C26-76 46-84 74-98 72-70 60-46 38-34Z" fill="#fff6dc" stroke="${dark}" stroke-width="4"/><path d="M52-6C76-14 88 0 92 14 76 8 66 20 54 22Z" fill="${metal}" stroke="${dark}" stroke-width="3"/><path d="M32 38C66 30 72 66 96 52" fill="none" stroke="${palette.light}" stroke-width="6" stroke-linecap="round"/>`,
    )}<path d="M0-62C36-62 60-40 58-6 56 22 44 34 38 52 30 74 14 82 0 82S-30 74-38 52C-44 34-56 22-58-6-60-40-36-62 0-62Z" fill="${metal}" stroke="${dark}" stroke-width="4"/><path d="M0-60 10-34 0-16-10-34Z" fill="${strong}"/><path d="M-22 14Q0-2 22 14 30 30 20 40H-20Q-30 30-22 14Z" fill="${palette.shade}"/>${mirror(
      `<path d="M8-18Q28-38 52-32L44-22Q26-24 12-10Z" fill="${dark}"/><ellipse cx="28" cy="-8" rx="13" ry="10" fill="#fff"/><ellipse cx="26" cy="-7" rx="5" ry="9" fill="#14060a"/><ellipse cx="11" cy="28" rx="6" ry="5" fill="${dark}"/>`,
    )}<path d="M-33 50Q0 40 33 50 26 72 0 73-26 72-33 50Z" fill="#7a0f18"/><path d="M-30 50H-14L-22 66ZM14 50H30L22 66ZM-12 48H12L6 56H-6Z" fill="#fff"/>`,
  phoenix: ({ metal, strong, dark, palette }) =>
    `${mirror(
      `<path d="M6 20C14-40 50-86 98-92 92-76 88-66 80-60 92-60 96-56 98-52 90-36 82-30 74-28 84-26 88-22 90-16 78-4 68-2 60-2 68 2 70 6 70 12 50 18 24 34 6 48Z" fill="${strong}" stroke="${dark}" stroke-width="3"/><path d="M6 22C16-22 40-56 72-68 62-44 50-22 6 38Z" fill="${metal}"/><path d="M4 44C22 54 40 70 38 98 28 86 14 84 4 92Z" fill="${strong}" stroke="${dark}" stroke-width="3"/>`,
    )}<path d="M0-54C18-54 22-36 18-22 24 4 16 52 0 100-16 52-24 4-18-22-22-36-18-54 0-54Z" fill="${metal}" stroke="${dark}" stroke-width="3"/><path d="M0-52C-4-70-16-80-26-82-18-88-6-84 0-74 6-84 18-88 26-82 16-80 4-70 0-52Z" fill="${strong}"/><path d="M-5-36H5L0-20Z" fill="${palette.deep}"/>${mirror(eye(9, -40, 4.5))}<circle cy="78" r="7" fill="${strong}"/>`,
  tiger: ({ dark }) =>
    cat(
      '#ff9d2e',
      dark,
      '#fff3dc',
      `${mirror(`<path d="M80-12 50-4 79 6ZM78 26 50 24 70 44ZM70-38 48-24 78-22Z" fill="${dark}"/><path d="M10-26Q30-40 52-24L48-20Q30-30 12-18Z" fill="${dark}"/>`)}<path d="M-5-73H5L2-40H-2ZM-26-66H-16L-10-46ZM16-66H26L10-46Z" fill="${dark}"/>`,
    ),
  lion: ({ metal, dark, strong }) =>
    `<polygon points="${starPoints(18, 98, 82)}" fill="${strong}" stroke="${dark}" stroke-width="3"/><polygon points="${starPoints(16, 86, 70)}" fill="#b4561b"/><g transform="translate(0 6) scale(.74)">${cat(metal, dark, '#fff3dc', '')}</g><path d="M-34-60-22-84-8-66 0-92 8-66 22-84 34-60Z" fill="${metal}" stroke="${dark}" stroke-width="3"/>`,
  panda: () =>
    `${mirror('<circle cx="56" cy="-58" r="26" fill="#20222e"/>')}<path d="M0-74C54-74 86-40 84 4 82 50 42 82 0 82S-82 50-84 4C-86-40-54-74 0-74Z" fill="#fff"/><path d="M-78 30Q0 96 78 30 62 82 0 82T-78 30Z" fill="#d9deee"/>${mirror(`<ellipse cx="36" cy="-4" rx="20" ry="26" fill="#20222e" transform="rotate(-24 36 -4)"/>${eye(33, -6, 9)}<circle cx="56" cy="34" r="11" fill="#ff9fb2" opacity=".7"/>`)}<ellipse cy="24" rx="12" ry="9" fill="#20222e"/><path d="M-18 40Q0 56 18 40" fill="none" stroke="#20222e" stroke-width="5" stroke-linecap="round"/><path d="M10-70C30-104 62-100 78-90 60-70 36-62 10-70Z" fill="#4fc46a"/>`,
  rabbit: ({ strong }) =>
    `${mirror('<path d="M14-50C10-92 28-106 40-94 54-80 46-56 36-40Z" fill="#fff"/><path d="M22-54C20-82 30-92 36-84 42-76 38-60 32-50Z" fill="#ffb0c4"/>')}<path d="M0-52C46-52 74-22 72 14 70 56 38 84 0 84S-70 56-72 14C-74-22-46-52 0-52Z" fill="#fff"/><path d="M-66 40Q0 96 66 40 48 84 0 84T-66 40Z" fill="#dfe3f6"/>${mirror(`${eye(30, 4, 12, '#c01840')}<circle cx="48" cy="34" r="12" fill="#ff9fb2" opacity=".7"/>`)}<path d="M-9 26H9L0 36Z" fill="#ff7f9d"/><path d="M-14 46Q-6 50 0 42 6 50 14 46" fill="none" stroke="#49364a" stroke-width="4" stroke-linecap="round"/><circle cy="-34" r="12" fill="${strong}"/>`,
  koi: ({ strong, dark }) =>
    `<path d="M-58 44C-76 40-92 54-98 76-84 74-80 76-78 78-84 84-84 92-80 100-62 94-50 78-44 60Z" fill="#ff5a36" stroke="${dark}" stroke-width="3"/><path d="M-60 50C-58-20-6-84 70-86 92-62 82 0 44 36 10 68-36 74-60 50Z" fill="#fff6ea" stroke="${dark}" stroke-width="4"/><path d="M12-68C40-86 62-86 70-86 86-70 84-46 76-22 54-30 40-40 36-46 26-48 16-56 12-68ZM-34-18C-14-14 6-4 4 20-4 40-24 38-34 30-44 18-44-2-34-18Z" fill="#ff5a36"/><path d="M-10 62C-6 84 10 92 30 88 22 78 24 64 28 50ZM-6-56C-30-76-52-66-62-54-46-52-38-40-34-30Z" fill="${strong}" stroke="${dark}" stroke-width="3"/><g fill="none" stroke="#e9b98d" stroke-width="3"><path d="M-20 6q10 4 8 16M-2-14q12 4 10 18M16-34q12 6 10 20M4 20q12 4 8 18M24-2q12 4 10 18"/></g>${eye(62, -52, 9)}`,
  peacock: ({ strong, metal, dark, palette }) =>
    `${around(11, `<path d="M0 10C-16-40-16-92 0-98 16-92 16-40 0 10Z" fill="${strong}" stroke="${dark}" stroke-width="2"/><circle cy="-76" r="11" fill="${palette.light}"/><circle cy="-75" r="6" fill="${dark}"/>`, -100)}<path d="M0-50C16-50 18-32 14-20 30 6 34 50 0 84-34 50-30 6-14-20-18-32-16-50 0-50Z" fill="${metal}" stroke="${dark}" stroke-width="3"/><path d="M-12-60-6-46M0-66V-48M12-60 6-46" stroke="${palette.light}" stroke-width="4" stroke-linecap="round"/>${mirror(eye(7, -34, 4))}<path d="M-4-26H4L0-14Z" fill="#ffb02e"/>`,
  butterfly: ({ strong, metal, dark, palette }) =>
    `${mirror(`<path d="M4-6C20-70 70-92 94-70 104-40 74 4 6 8Z" fill="${strong}" stroke="${dark}" stroke-width="4"/><path d="M6 6C50 2 76 22 72 54 60 88 18 76 4 22Z" fill="${metal}" stroke="${dark}" stroke-width="4"/><circle cx="66" cy="-50" r="13" fill="${palette.light}"/><circle cx="44" cy="-22" r="8" fill="${palette.light}" opacity=".7"/><circle cx="46" cy="42" r="10" fill="${strong}"/><path d="M3-40Q8-66 26-72" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>`)}<rect x="-7" y="-46" width="14" height="96" rx="7" fill="${dark}"/>`,
  bull: ({ metal, strong, dark }) =>
    `${mirror(`<path d="M38-42C60-44 84-56 82-92 102-62 96-20 46-14Z" fill="#fff6dc" stroke="${dark}" stroke-width="4"/><path d="M50-14C70-22 88-14 92 0 78 10 62 8 50 4Z" fill="${strong}" stroke="${dark}" stroke-width="3"/>`)}<path d="M0-58C34-58 56-44 54-10 52 18 40 30 38 52 34 74 18 84 0 84S-34 74-38 52C-40 30-52 18-54-10-56-44-34-58 0-58Z" fill="${strong}" stroke="${dark}" stroke-width="4"/><path d="M-36 36Q0 18 36 36 40 82 0 84-40 82-36 36Z" fill="#ffd9b0"/>${mirror(`${eye(26, -10, 11)}<path d="M10-22Q26-36 44-26" stroke="${dark}" stroke-width="6" fill="none"/><ellipse cx="14" cy="50" rx="6" ry="7" fill="${dark}"/>`)}<path d="M-20 60Q0 92 20 60" fill="none" stroke="${metal}" stroke-width="7"/><path d="M-16-58 0-34 16-58 0-78Z" fill="${metal}"/>`,
}
