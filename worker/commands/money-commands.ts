/** What moves money, points and rewards, in a chunk of its own: it is loaded when a member does so. */
export { checkMoney, forgetMoney } from './check-money'
export { doMoney } from './money'
