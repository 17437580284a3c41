/** The merchant's symbol: a four-leaf clover over the harbour's waves, in a square of 100 around 0,0. */
const SIGN = `<g fill="url(#g)">${[45, 135, 225, 315].map((angle) => `<path transform="translate(0 -12) rotate(${angle})" d="M0-2C-22-10-22-34-8-35-3-35 0-31 0-28 0-31 3-35 8-35 22-34 22-10 0-2Z"/>`).join('')}</g><path d="M-46 28Q-34 18-23 28T0 28 23 28 46 28M-34 41Q-22 31-11 41T11 41 34 41" fill="none" stroke="#5fd0ff" stroke-width="6" stroke-linecap="round"/>`

const GOLD =
  '<linearGradient id="g" x2="0" y2="1"><stop stop-color="#ffe9a3"/><stop offset="1" stop-color="#f0a010"/></linearGradient>'

/** The merchant's logo: symbol and word mark, legible on light and on dark. */
export function drawLogo(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 96" role="img" aria-label="Lucky Harbour"><defs>${GOLD}<linearGradient id="n" x2="0" y2="1"><stop stop-color="#1c3a8a"/><stop offset="1" stop-color="#0b1533"/></linearGradient></defs><rect x="2" y="2" width="92" height="92" rx="26" fill="url(#n)"/><g transform="translate(48 48) scale(.82)">${SIGN}</g><g font-family="'Avenir Next','Segoe UI',Roboto,'Noto Sans',sans-serif" font-weight="800"><text x="112" y="61" font-size="39" fill="#c4860c" textLength="282" lengthAdjust="spacingAndGlyphs">Lucky Harbour</text></g></svg>`
}
