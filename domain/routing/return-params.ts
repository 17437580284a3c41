/** Parameters that name where a login leads (SES-09). */
export const RETURN_PARAMS = ['backUrl', 'redirectUrl'] as const
