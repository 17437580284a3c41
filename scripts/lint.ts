import { runAll } from './lib/run'

/** Every check that reads the code without running it. The longest first; two at a time suit two cores. */
const results = await runAll(
  [
    { name: 'eslint', command: 'eslint', args: ['.', '--max-warnings', '0'] },
    { name: 'knip', command: 'knip', args: ['--no-progress'] },
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
