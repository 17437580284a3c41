import { runAll } from './lib/run'

/**
 * Runs every check that reads the code without running it, two at a time. ESLint runs twice, over folders that share
 * no tsconfig: type checking is most of its work, and this way no check is repeated.
 */
const PRODUCT = ['src', 'worker', 'sw', 'domain', 'gateway', 'demo', 'deploy']
const ESLINT = ['--max-warnings', '0', '--no-error-on-unmatched-pattern']
const results = await runAll(
  [
    {
      name: 'eslint, the product',
      command: 'eslint',
      args: [...ESLINT, ...PRODUCT],
    },
    {
      name: 'eslint, tests and tools',
      command: 'eslint',
      args: [...ESLINT, '.', ...PRODUCT.flatMap((folder) => ['--ignore-pattern', `${folder}/**`])],
    },
    {
      name: 'layers and cycles',
      command: 'depcruise',
      args: [
        '--config',
        'dependency-cruiser.config.js',
        '--no-progress',
        ...PRODUCT,
        'scripts',
        'lint',
        'e2e',
        'tests',
      ],
    },
    { name: 'knip', command: 'knip', args: ['--no-progress'] },
    { name: 'prose', command: 'tsx', args: ['scripts/lint/check-prose.ts'] },
    { name: 'prettier', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
    {
      name: 'stylelint',
      command: 'stylelint',
      args: ['**/*.css', '--allow-empty-input', '--max-warnings', '0'],
    },
  ],
  2,
)
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1
