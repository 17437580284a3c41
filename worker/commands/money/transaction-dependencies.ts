import type { LoginDependencies } from '../accounts/login-dependencies'

export type TransactionDependencies = Pick<
  LoginDependencies,
  'httpClient' | 'pathOf' | 'facts' | 'store' | 'sessions'
>
