/** The merchant's rules for a provider account that belongs to no member yet (SOC-03). */
export interface BindingRules {
  readonly registersByItself: boolean
  readonly mayRegister: boolean
}

/** @param flags settings.whitelabelVal; absent is off */
export const bindingRules = (flags: Readonly<Record<string, boolean>>): BindingRules => ({
  registersByItself: flags['MOBILEAUTOLOGIN3'] === true,
  mayRegister: flags['FIREBASECREATEACC3'] === true,
})
