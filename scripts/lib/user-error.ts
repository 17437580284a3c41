/** An error the user can fix. Printed as one sentence, without a stack trace. */
export class UserError extends Error {}
