/** A symbol for each payment method, in white on a square of 96. */
const SIGNS: Readonly<Record<string, string>> = {
  wallet:
    '<path d="M22 34a8 8 0 0 1 8-8h34a6 6 0 0 1 6 6v4H30M22 34v30a8 8 0 0 0 8 8h38a6 6 0 0 0 6-6V42a6 6 0 0 0-6-6H30a4 4 0 0 1-8-2Z"/><path d="M58 48h16v12H58a6 6 0 0 1 0-12Z"/>',
  bank: '<path d="M20 40 48 22l28 18v4H20ZM26 50v18M41 50v18M55 50v18M70 50v18M20 74h56"/>',
  card: '<rect x="18" y="28" width="60" height="42" rx="7"/><path d="M18 42h60M27 58h14"/>',
  shop: '<path d="M24 26h48l6 16a8 8 0 0 1-15 2 8 8 0 0 1-15 0 8 8 0 0 1-15 0 8 8 0 0 1-15-2ZM25 50v24h46V50M40 74V58h16v16"/>',
  coin: '<circle cx="48" cy="48" r="28"/><path d="M34 38h28M48 38v26M36 48q12 5 24 0"/>',
}

/** Draws a payment method's image: its symbol in white on the method's colour. Returns null for an unknown symbol. */
export function drawMethodSign(sign: string, accent: string): string | null {
  const drawn = SIGNS[sign]
  if (drawn === undefined) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="${accent}"/><path d="M0 22A22 22 0 0 1 22 0H74A22 22 0 0 1 96 22Q48 52 0 44Z" fill="#fff" opacity=".12"/><g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${drawn}</g></svg>`
}
