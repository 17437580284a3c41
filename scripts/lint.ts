import { runAll } from './lib/run'
import { COMPILER } from './lib/compiler'

/** All folders with code, which dependency-cruiser wants named. */
const FOLDERS = [
  'src',
  'worker',
  'sw',
  'domain',
  'gateway',
  'demo',
  'deploy',
  'prerender',
  'scripts',
  'lint',
  'e2e',
  'tests',
]

/** Runs every check that reads the code without running it, two at a time, the longest first. */
const results = await runAll(
  [
    { name: 'eslint', command: 'eslint', args: ['--max-warnings', '0', '.'] },
    { name: 'oxlint, types and rules that need them', command: 'oxlint', args: ['--deny-warnings'] },
    { name: 'types of plain JavaScript', command: COMPILER, args: ['-p', 'scripts'] },
    // These compile files of the page with other types; Oxlint checks a file with those of its own folder.
    { name: 'types of the prerenderer', command: COMPILER, args: ['-p', 'prerender'] },
    { name: 'types of the development client', command: COMPILER, args: ['-p', 'scripts/dev/client'] },
    {
      name: 'layers and cycles',
      command: 'depcruise',
      args: ['--config', 'dependency-cruiser.config.js', '--no-progress', ...FOLDERS],
    },
    { name: 'knip', command: 'knip', args: ['--no-progress'] },
    { name: 'prose', command: 'tsx', args: ['scripts/lint/check-prose.ts'] },
    { name: 'texts', command: 'tsx', args: ['scripts/lint/check-texts.ts'] },
    {
      name: 'stylelint',
      command: 'stylelint',
      args: ['**/*.css', '--allow-empty-input', '--max-warnings', '0'],
    },
    { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  ],
  2,
)
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1
