import { mirror, type Motif } from './ink'

export const devices: Readonly<Record<string, Motif>> = {
  phone: ({ metal, strong, dark, palette }) =>
    `<g transform="rotate(8)"><rect x="-50" y="-96" width="100" height="192" rx="20" fill="${dark}" transform="translate(6 8)" opacity=".5"/><rect x="-50" y="-96" width="100" height="192" rx="20" fill="${metal}" stroke="${dark}" stroke-width="4"/><rect x="-41" y="-84" width="82" height="168" rx="11" fill="${palette.deep}"/><rect x="-41" y="-84" width="82" height="62" rx="11" fill="${strong}"/><path d="M-14-66 16-52-14-38Z" fill="#fff"/>${mirror(`<rect x="4" y="-12" width="30" height="38" rx="6" fill="${strong}"/><rect x="4" y="34" width="30" height="38" rx="6" fill="${palette.glow}" opacity=".75"/>`)}<path d="M-41-84H-6L-41-4Z" fill="#fff" opacity=".2"/><rect x="-13" y="-91" width="26" height="4" rx="2" fill="${dark}"/></g>`,
}
