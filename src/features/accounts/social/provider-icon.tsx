import type { SocialChannel } from '#domain/contract/accounts/identity-settings'
import styles from './social-logins.module.css'

/** The providers' own names, in every language. */
export const CHANNEL_NAMES: Readonly<Record<SocialChannel, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  line: 'LINE',
}

type Part = readonly [path: string, fill: string]

/** On a grid of 24, in the providers' own colours; X uses the text colour. */
const PARTS: Readonly<Record<SocialChannel, readonly Part[]>> = {
  google: [
    ['M21.6 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.4a4.6 4.6 0 0 1-2 3v2.6h3.2c1.9-1.8 3-4.4 3-7.5z', '#4285f4'],
    [
      'M12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5c-.9.6-2 1-3.4 1-2.6 0-4.8-1.800-5.600-4.200H3.100v2.600A10 10 0 0 0 12 22z',
      '#34a853',
    ],
    ['M6.400 13.900a6 6 0 0 1 0-3.800V7.500H3.100a10 10 0 0 0 0 9z', '#fbbc05'],
    [
      'M12 5.900c1.500 0 2.800.5 3.800 1.500l2.800-2.800A10 10 0 0 0 3.100 7.500l3.300 2.600C7.200 7.700 9.400 5.900 12 5.900z',
      '#ea4335',
    ],
  ],
  facebook: [
    [
      'M22 12a10 10 0 1 0-11.600 9.900v-7H7.900V12h2.500V9.800c0-2.500 1.500-3.900 3.800-3.900 1.100 0 2.200.2 2.200.2v2.500h-1.300c-1.200 0-1.600.8-1.600 1.500V12h2.800l-.4 2.900h-2.300v7A10 10 0 0 0 22 12z',
      '#1877f2',
    ],
  ],
  twitter: [
    [
      'M17.500 3h3.100l-6.700 7.700L21.800 21h-6.200l-4.800-6.300L5.200 21H2.100l7.200-8.200L1.800 3h6.300l4.400 5.800zm-1.100 16.200h1.700L7.300 4.700H5.500z',
      'currentColor',
    ],
  ],
  line: [
    [
      'M12 2.500c5.500 0 10 3.600 10 8.100 0 1.800-.7 3.400-2.100 5-2.100 2.400-6.800 5.300-7.900 5.800s-.9-.3-.9-.6l.2-.9c0-.3.1-.7-.1-1-.1-.3-.6-.4-1-.5C5.500 17.800 2 14.600 2 10.600c0-4.500 4.500-8.100 10-8.100z',
      '#06c755',
    ],
    [
      'M6.200 8.600h1.100v3.100H9v1H6.200zm3.500 0h1.100v4.100H9.700zm2 0h1.100l1.900 2.500V8.600h1.100v4.100h-1.100l-1.900-2.500v2.500h-1.100zm5 0h2.900v1h-1.800v.6h1.800v1h-1.800v.5h1.800v1h-2.900z',
      '#fff',
    ],
  ],
}

/** A provider's icon. Decorative: the parent carries the name. */
export const ProviderIcon = ({ channel }: { readonly channel: SocialChannel }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.glyph}>
    {PARTS[channel].map(([path, fill]) => (
      <path key={path} d={path} fill={fill} />
    ))}
  </svg>
)
