import type { Member, PhoneNumber } from '../member/members'

export const hasNumber = (member: Member, { countryDialingCode, mobileNum }: PhoneNumber): boolean =>
  member.diallingCode === countryDialingCode && member.mobile === mobileNum

/** Emails are compared without regard to case and to space around them. */
export const hasEmail = (member: Member, email: string): boolean =>
  member.email !== null && sameText(member.email) === sameText(email)

/** Whether a name is the one that this member is paid under, however it is spaced and in whatever case. */
export const hasPayeeName = (member: Member, name: string): boolean =>
  member.payeeName !== null && sameText(member.payeeName) === sameText(name)

const sameText = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
