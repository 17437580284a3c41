import { cssPlugins } from './lint/css-floor.js'

/**
 * Physical properties on the inline axis do not mirror in Urdu. Block-axis ones (top, margin-top) never change and
 * are allowed.
 */
const PHYSICAL_PROPERTIES = [
  'left',
  'right',
  '/^(margin|padding|scroll-margin|scroll-padding)-(left|right)$/',
  '/^border-(left|right)/',
  '/^border-(top|bottom)-(left|right)-radius$/',
]

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-no-unsupported-browser-features', ...cssPlugins],
  ignoreFiles: ['demo/**', 'dist/**', 'dist-*/**', 'node_modules/**', '.cache/**'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'local/css-floor': true,
    'local/logical-shorthand': true,
    'plugin/no-unsupported-browser-features': [
      true,
      {
        // The floor itself is `browserslist` in package.json.
        ignorePartialSupport: true,
        ignore: [
          // Decoration only: browsers without them render the same content plainer.
          'css-overscroll-behavior', // iOS 16; the sheets do not depend on it
          'css-scrollbar', // a hidden scrollbar is optional
          'css-content-visibility', // without it the same rows render, only later
          'css-text-box-trim',
          'css-resize',
          'css3-cursors', // phones have no cursor
          'css3-cursors-newer',
          'css-touch-action',
          'viewport-unit-variants', // local/css-floor requires a fallback instead
          'text-size-adjust',
          'kerning-pairs-ligatures',
          'css-hyphens',
        ],
      },
    ],
    'property-disallowed-list': [
      PHYSICAL_PROPERTIES,
      { message: 'use the logical property: the page is mirrored in Urdu' },
    ],
    'declaration-property-value-disallowed-list': {
      '/^(text-align|float|clear)$/': ['left', 'right'],
      '/^transition/': ['/\\ball\\b/'],
    },
    'function-url-scheme-allowed-list': ['data'], // no third-party host (DEP-03)
    'function-url-no-scheme-relative': true,
    'declaration-no-important': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-block-no-shorthand-property-overrides': true,
    'function-calc-no-unspaced-operator': true,
    'keyframe-declaration-no-important': true,
    'no-duplicate-at-import-rules': true,
    'no-duplicate-selectors': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,
    'media-feature-name-no-unknown': true,
  },
}
