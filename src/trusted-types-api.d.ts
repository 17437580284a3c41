/**
 * Trusted Types, which the compiler's DOM library does not have yet. A policy answers objects
 * that the browser takes where a string would be refused; they are typed as the strings that
 * the sinks' own types ask for.
 */
interface TrustedTypePolicyRules {
  createHTML?: (html: string) => string | null
  createScript?: (script: string) => string | null
  createScriptURL?: (url: string) => string | null
}

interface TrustedTypePolicy {
  createHTML: (html: string) => string
  createScriptURL: (url: string) => string
}

interface Window {
  readonly trustedTypes?: {
    createPolicy: (name: string, rules: TrustedTypePolicyRules) => TrustedTypePolicy
  }
}
