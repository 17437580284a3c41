import type { Session } from '#domain/port'

/** A session of the member Ann. */
export const ANN: Session = {
  id: '7',
  token: 'token-of-ann',
  userName: 'ann',
  merchantCode: 'harbour',
  type: 0,
  firstTimeLogin: false,
}

/** The session of another member. */
export const BEN: Session = { ...ANN, id: '8', token: 'token-of-ben', userName: 'ben' }
