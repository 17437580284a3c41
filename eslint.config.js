import compat from 'eslint-plugin-compat'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { GUARDED_APIS } from './lint/guarded-apis.js'
import { localPlugin } from './lint/plugin.js'

const CODE = ['**/*.{ts,tsx,js}']
const SHIPPED = ['src/**/*.{ts,tsx}', 'worker/**/*.ts', 'sw/**/*.ts', 'domain/**/*.ts']
/** All code that creates a frame (docs/security.md). */
const FRAMES = {
  sandboxed: [
    'src/features/games/frame/game-frame.tsx',
    'src/shared/captcha/captcha-frame.tsx',
    'src/features/service/chat/chat-frame.tsx',
  ],
  bare: [
    // Our own document, sandboxed by its policy: an attribute adds nothing, or is in the way (docs/security.md).
    'src/features/updates/dialog/apply-update.ts',
    'src/design/frames/phone-frame.tsx', // the design system, which is not shipped, in its own frames
    // The merchant studio, which is not shipped, with the app in its frames.
    'src/studio/phones/phone.tsx',
    'src/studio/preview/preview.ts',
  ],
}
const DEFAULT_EXPORTS = [
  '*.config.{ts,js}',
  'e2e/support/global-setup.ts', // Playwright requires it
]

export default defineConfig(
  {
    ignores: [
      'dist/',
      'dist-*/',
      '**/.cache/',
      'test-results/',
      'playwright-report/',
      'auth-emulator/',
      '**/*.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },

  {
    name: 'every file',
    files: CODE,
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    plugins: { local: localPlugin },
    rules: {
      'local/banned-words': 'error',
      'local/kebab-case-files': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', 250],
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'no barrels: import a thing from where it is' },
        { selector: 'TSEnumDeclaration', message: 'a union of strings instead of an enum' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Row and message types are compared and intersected: a type alias reads the same for unions and objects.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },

  {
    name: 'what Oxlint checks in a tenth of the time',
    files: ['**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },

  {
    name: 'what ships to players',
    files: SHIPPED,
    extends: [compat.configs['flat/recommended']],
    settings: { polyfills: GUARDED_APIS },
    // For local/members-at-floor. The other rules that need types are in .oxlintrc.json.
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { 'local/members-at-floor': 'error', 'no-console': 'error' },
  },

  {
    name: 'whom the page trusts',
    files: [...SHIPPED, 'deploy/**/*.ts'],
    rules: { 'local/literal-hosts': 'error', 'local/sandboxed-frames': ['error', FRAMES] },
  },
  {
    name: 'where the hosts of third parties are named',
    files: ['domain/**/*-hosts.ts'],
    rules: { 'local/literal-hosts': 'off' },
  },

  {
    name: 'the page thread',
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'local/no-network': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'no barrels: import a thing from where it is' },
        { selector: 'TSEnumDeclaration', message: 'a union of strings instead of an enum' },
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'operator HTML goes through the sanitiser only (ANN-09)',
        },
        {
          selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]',
          message: 'operator HTML goes through the sanitiser only (ANN-09)',
        },
        {
          selector:
            'JSXOpeningElement[name.name="img"]:not(:has(JSXSpreadAttribute > MemberExpression[property.name="attributes"])), JSXOpeningElement[name.name="img"] > JSXAttribute[name.name=/^(src|srcSet)$/]',
          message: 'an image takes its attributes from useCorsFallbackImage, which checks its URL (R-14)',
        },
      ],
    },
  },

  {
    name: 'the merchant studio, which runs in an engineer’s browser and has a server of its own',
    files: ['src/studio/**/*.{ts,tsx}'],
    rules: {
      'local/no-network': 'off',
      'local/members-at-floor': 'off',
      'local/literal-hosts': 'off',
      'compat/compat': 'off',
    },
  },

  {
    name: 'configuration',
    files: DEFAULT_EXPORTS,
    rules: { 'no-restricted-exports': 'off' },
  },

  {
    name: 'tests',
    files: ['tests/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'waitForTimeout', message: 'wait on what is seen; never sleep' },
        { property: 'only', object: 'test', message: 'a lone test hides the others' },
      ],
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
)
