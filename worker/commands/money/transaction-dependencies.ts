import type { LoginDependencies } from '../accounts/login-dependencies'

export type TransactionDependencies = Pick<
  LoginDependencies,
  'httpClient' | 'keys' | 'pathOf' | 'facts' | 'store' | 'sessions'
>
