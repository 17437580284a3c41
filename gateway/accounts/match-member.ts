import type { Member, PhoneNumber } from '../member/members'

export const hasNumber = (member: Member, { countryDialingCode, mobileNum }: PhoneNumber): boolean =>
  member.diallingCode === countryDialingCode && member.mobile === mobileNum

/** Compares emails without case and surrounding spaces. */
export const hasEmail = (member: Member, email: string): boolean =>
  member.email !== null && sameText(member.email) === sameText(email)

/** True if the name is the member's payee name, ignoring case and spaces. */
export const hasPayeeName = (member: Member, name: string): boolean =>
  member.payeeName !== null && sameText(member.payeeName) === sameText(name)

const sameText = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
