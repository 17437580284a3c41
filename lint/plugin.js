import { bannedWords } from './banned-words.js'
import { kebabCaseFiles } from './kebab-case-files.js'
import { literalHosts } from './literal-hosts.js'
import { membersAtFloor } from './members-at-floor.js'
import { noNetwork } from './no-network.js'
import { sandboxedFrames } from './sandboxed-frames.js'

/**
 * This repository's own rules, as `local/…`.
 * @type {import('eslint').ESLint.Plugin}
 */
export const localPlugin = {
  meta: { name: 'local' },
  rules: {
    'banned-words': bannedWords,
    'kebab-case-files': kebabCaseFiles,
    'literal-hosts': literalHosts,
    'members-at-floor': membersAtFloor,
    'no-network': noNetwork,
    'sandboxed-frames': sandboxedFrames,
  },
}
