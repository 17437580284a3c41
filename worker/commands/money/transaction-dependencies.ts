import type { LoginDependencies } from '../accounts/login-dependencies'

export type TransactionDependencies = Pick<
  LoginDependencies,
  'requester' | 'keys' | 'pathOf' | 'facts' | 'store' | 'sessions'
>
