import { around, mirror, shine, type Motif } from './ink'

const pentagon = 'M0-30 29-9 18 24H-18L-29-9Z'

export const sports: Readonly<Record<string, Motif>> = {
  football: ({ dark }) =>
    `<circle r="90" fill="#fff" stroke="${dark}" stroke-width="4"/><g fill="#1c2030" stroke="#1c2030" stroke-width="4" stroke-linejoin="round"><path d="${pentagon}"/>${around(5, '<path d="M0-30V-56"/><path d="M-24-86-14-62 0-56 14-62 24-86A90 90 0 0 0-24-86Z"/><path d="M14-62 42-50" fill="none"/>')}</g><path d="M-78 44A90 90 0 0 0 90 0 100 100 0 0 1-78 44Z" opacity=".2"/>${shine(86)}`,
  basketball: ({ dark }) =>
    `<circle r="90" fill="#f0812a" stroke="${dark}" stroke-width="5"/><path d="M-90 0H90M0-90V90M-64-64C-22-30-22 30-64 64M64-64C22-30 22 30 64 64" fill="none" stroke="#4a1d08" stroke-width="6"/><path d="M-78 44A90 90 0 0 0 90 0 100 100 0 0 1-78 44Z" opacity=".22"/>${shine(86)}`,
  cricket: ({ dark, metal }) =>
    `<g transform="rotate(38)"><rect x="-10" y="-104" width="20" height="56" rx="9" fill="#2b3350"/><path d="M-24-52Q0-66 24-52V74Q0 94-24 74Z" fill="#f0c888" stroke="${dark}" stroke-width="4"/><path d="M0-58V84Q16 82 24 74V-52Q12-58 0-58Z" fill="#cf9a52"/></g><circle cx="-44" cy="34" r="38" fill="#d3122f" stroke="${dark}" stroke-width="4"/><path d="M-76 18Q-42 36-14 60M-70 10Q-38 28-8 50" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="7 5"/><circle cx="-56" cy="16" r="9" fill="#fff" opacity=".6"/><path d="M60 40V96M76 40V96M92 40V96" stroke="${metal}" stroke-width="7" stroke-linecap="round"/>`,
  tennis: ({ dark, strong }) =>
    `<g transform="rotate(-32)"><path d="M-8 26H8V98H-8Z" fill="#2b3350"/><ellipse cy="-32" rx="52" ry="62" fill="#fff2" stroke="${strong}" stroke-width="11"/><path d="M-40-62H40M-48-40H48M-48-18H48M-38 4H38M-28-82V18M0-90V26M28-82V18" stroke="#fff" stroke-width="2.5" opacity=".8"/></g><circle cx="46" cy="44" r="40" fill="#d8f23a" stroke="${dark}" stroke-width="4"/><path d="M12 26C34 32 50 54 46 84M80 24C60 28 46 20 44 5" fill="none" stroke="#fff" stroke-width="6"/>`.replace(
      '2.500',
      '2.5',
    ),
  volleyball: ({ dark, strong }) =>
    `<circle r="90" fill="#fff" stroke="${dark}" stroke-width="4"/>${around(3, `<path d="M0 0C-6-34 10-70 36-82 70-66 90-32 90 4 60-22 30-24 0 0Z" fill="${strong}" opacity=".9"/><path d="M0 0C22-30 50-44 78-44" fill="none" stroke="#fff" stroke-width="6"/>`)}<g fill="none" stroke="${dark}" stroke-width="4" opacity=".6">${around(3, '<path d="M0 0C-6-34 10-70 36-82M0 0C30-24 60-22 90 4"/>')}</g>${shine(86)}`,
  badminton: ({ dark, strong, metal }) =>
    `<g transform="rotate(30)">${around(7, '<path d="M-4 40-16-70Q0-96 16-70L4 40Z" fill="#fff" stroke="#aeb8d0" stroke-width="2"/>', -30, 70, ' 0 50')}<path d="M-42-10Q0-26 42-10M-34 14Q0 2 34 14" fill="none" stroke="${strong}" stroke-width="5"/><path d="M-32 40H32Q34 82 0 84-34 82-32 40Z" fill="${metal}" stroke="${dark}" stroke-width="4"/></g>`,
  boxing: ({ dark }) =>
    mirror(
      `<g transform="translate(44 4) rotate(14)"><path d="M-38 40V-10C-46-50-16-84 20-76 50-68 54-34 48-4 44 12 36 24 34 40Z" fill="#e0203f" stroke="${dark}" stroke-width="4"/><path d="M-38 8C-54 0-56-32-38-38-22-38-16-18-20 0Z" fill="#b80f30" stroke="${dark}" stroke-width="3"/><rect x="-40" y="40" width="76" height="36" rx="8" fill="#fff" stroke="${dark}" stroke-width="4"/><path d="M4-62Q32-62 34-28" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".55"/></g>`,
    ),
  racing: ({ dark }) =>
    `<path d="M-82 96C-70 40-60 16-34-20-48-50-34-78-8-92L-4-72C10-74 22-68 28-58 56-36 76-4 86 26 78 46 58 48 48 34 30 26 14 28 4 20-6 50 10 74 16 96Z" fill="#7a3f1c" stroke="${dark}" stroke-width="4"/><path d="M-8-92C-50-70-60-20-82 20-70 16-60 10-54 2-56 20-66 44-74 58-56 46-40 22-34-20Z" fill="#2a1208"/><circle cx="26" cy="-28" r="7" fill="#14060a"/><path d="M40 34 30-52M12 24C30 2 40 0 74 14" fill="none" stroke="#ffc53d" stroke-width="5"/><circle cx="74" cy="28" r="4" fill="#14060a"/>`,
}
