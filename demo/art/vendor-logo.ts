import { escaped } from './lettering'

/** Each vendor's symbol, in a square of 48 around 0,0. */
const SIGNS: Readonly<Record<string, string>> = {
  RNG: '<path d="M0-22 19-11V11L0 22-19 11V-11Z"/><path d="M0-12 10-6V6L0 12-10 6V-6Z" fill="#0b1020"/>',
  JADE: '<path d="M-8-22H8V-16H-8ZM0-14C16-14 20-6 20 2S14 16 0 16-20 10-20 2-16-14 0-14ZM-3 17H3V24H-3Z"/>',
  NOVA: '<path d="M0-24 5-5 24 0 5 5 0 24-5 5-24 0-5-5Z"/>',
  KOIS: '<path d="M-22 10C-14-14 6-22 22-16 20 2 8 16-10 14L-20 22Z"/><circle cx="12" cy="-8" r="3" fill="#0b1020"/>',
  BELL: '<path d="M0-22C14-18 14 0 16 8L22 14H-22L-16 8C-14 0-14-18 0-22ZM-5 17H5A5 5 0 0 1-5 17Z"/>',
  SKYL: '<path d="M-24 4C-12-2-6-10 0-20 4-8 12-2 24-2 12 6 8 12 0 20-4 10-12 6-24 4Z"/>',
  PEARL: '<circle r="20"/><circle cx="-6" cy="-6" r="7" fill="#fff"/>',
  ATRM: '<path d="M-22-8 0-22 22-8V-4H-22ZM-20 0H-12V16H-20ZM-4 0H4V16H-4ZM12 0H20V16H12ZM-22 18H22V23H-22Z"/>',
  VELV: '<path d="M-20-18H-8L0 8 8-18H20L6 20H-6Z"/>',
  LOTT: '<circle cx="-9" cy="6" r="13"/><circle cx="11" cy="-8" r="11" opacity=".7"/>',
  TCG_LOTTO_VN: '<path d="M0-23 6-7 23-7 9 3 15 20 0 10-15 20-9 3-23-7-6-7Z"/>',
  ELOTT: '<path d="M4-24-16 4H-2L-6 24 16-6H2Z"/>',
  TCG_SEA: '<path d="M-24 6Q-12-10 0 6T24 6V14Q12-2 0 14T-24 14ZM0-22 10-4H-10Z"/>',
  PVP: '<path d="M0-22C18-4 22 12 6 12L8 20H-8L-6 12C-22 12-18-4 0-22Z"/>',
  TEAH: '<path d="M-20-6H14V8C14 18-20 18-20 8ZM14-2H22V8H14M-12-20Q-6-16-10-10M0-20Q6-16 2-10" stroke-width="3"/>',
  REEF: '<path d="M-4 22V4L-18-8M-4 8 8-6V-20M-4 14 20 0V-12M-4 0V-18" fill="none" stroke-width="6" stroke-linecap="round"/>',
  TIDE: '<path d="M-24 14C-20-16 16-26 22-2 12-8 4-2 8 6 14 12 20 12 24 14Z"/>',
  BTI: '<circle r="20"/><path d="M0-9 9-3 5 8H-5L-9-3Z" fill="#0b1020"/>',
  STRK: '<path d="M-22 16 2-20 6-8 24-6-4 20-2 6Z"/>',
  ARNA: '<path d="M-22-14H22L14 18H-14ZM-6-4H6V8H-6Z" fill-rule="evenodd"/>',
}

/** Draws a vendor's logo, 3:1: the symbol in the vendor's colour next to the name, on a dark plate. */
export function drawVendorLogo(vendor: string, name: string, accent: string): string {
  const size = Math.round(Math.min(30, 176 / (Array.from(name).length * 0.58)))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 270 90"><rect width="270" height="90" rx="18" fill="#0b1020"/><g transform="translate(46 45)" fill="${accent}" stroke="${accent}" stroke-width="0">${SIGNS[vendor] ?? '<circle r="20"/>'}</g><text x="82" y="${45 + Math.round(size * 0.35)}" font-size="${size}" font-weight="800" font-family="'Avenir Next','Segoe UI',Roboto,sans-serif" fill="#fff">${escaped(name)}</text></svg>`
}
