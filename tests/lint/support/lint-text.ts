import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'

// The real configuration; only the rules that need a type checker are off, because fixtures are not on disk.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] })

/**
 * Lints source text as if it were the file at this path of the repository.
 * @returns the ids of the rules that it breaks, sorted, each once; a syntax error counts as 'syntax'
 */
export async function brokenRules(file: string, source: string): Promise<string[]> {
  const [result] = await eslint.lintText(source, { filePath: file })
  const ids = (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'syntax')
  return [...new Set(ids)].sort()
}

const typed = new ESLint({
  overrideConfig: [
    {
      languageOptions: {
        parserOptions: {
          projectService: { allowDefaultProject: ['src/*.ts'], defaultProject: 'src/tsconfig.json' },
        },
      },
    },
  ],
})

/** As brokenRules, with the type checker; the path is directly in src/ and must not exist. */
export async function brokenTypedRules(file: string, source: string): Promise<string[]> {
  const [result] = await typed.lintText(source, { filePath: file })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'syntax')
}
