/** Draws the seal of the demo's gaming board. */
export const drawLicenceSeal = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="45" fill="#12305e"/>' +
  '<circle cx="48" cy="48" r="39" fill="none" stroke="#e9c46a" stroke-width="2.5" stroke-dasharray="3 3"/>' +
  '<path d="M48 20 70 28v17c0 15-9 25-22 31-13-6-22-16-22-31V28Z" fill="#1d4a8c" stroke="#e9c46a" stroke-width="3"/>' +
  '<path d="m37 48 8 8 15-17" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>'
