/** The gateway's rejection of a request. */
export const refused = (code: string, status = 200, message = '') =>
  ({ kind: 'refused', status, code, message }) as const
