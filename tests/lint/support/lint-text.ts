import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ESLint, Linter } from 'eslint'
import stylelint from 'stylelint'
import ts from 'typescript'
import tseslint from 'typescript-eslint'
import * as v from 'valibot'
import { localPlugin } from '../../../lint/plugin.js'

// The real configuration; only the rules that need a type checker are off, because fixtures are not on disk.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] })

const ROOT = path.resolve(import.meta.dirname, '../../..')
const oxlintReport = v.object({ diagnostics: v.array(v.object({ code: v.string() })) })

interface Problem {
  readonly rule: string | null
  readonly line: number
}

/** The ids of the rules that a text breaks, sorted, each once, if it is the file at this path of the repository. */
export async function brokenRules(file: string, source: string): Promise<readonly string[]> {
  const rules = (await lint(file, source)).map(({ rule }) => rule ?? 'syntax')
  return [...new Set(rules)].sort()
}

/** Like `brokenRules`, for the rules of Oxlint that need no types. */
export async function brokenByOxlint(file: string, source: string): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'oxlint-'))
  try {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
    await writeFile(path.join(folder, file), source)
    const config: unknown = ts.readConfigFile(path.join(ROOT, '.oxlintrc.json'), ts.sys.readFile).config
    const withoutTypes = { ...v.parse(v.looseObject({}), config), options: {} }
    await writeFile(path.join(folder, '.oxlintrc.json'), JSON.stringify(withoutTypes))
    const { stdout } = spawnSync(path.join(ROOT, 'node_modules/.bin/oxlint'), ['--format', 'json', '.'], {
      cwd: folder,
      encoding: 'utf8',
    })
    return v
      .parse(oxlintReport, JSON.parse(stdout))
      .diagnostics.map(({ code }) => code.replace(/^.*\((.*)\)$/u, '$1'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Those of the texts that break the rule. They are linted as one file, which takes the time of one text. */
export async function refusedBy(
  rule: string,
  file: string,
  texts: readonly string[],
): Promise<readonly string[]> {
  return textsWith(rule, texts, await lint(file, texts.join('\n')))
}

/** As `refusedBy`, for a rule of ours that asks the type checker. */
export function refusedByTypes(rule: string, texts: readonly string[]): readonly string[] {
  const file = 'fixture.ts'
  const source = texts.join('\n')
  const host = ts.createCompilerHost({})
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022, true) : read(name, ...rest)
  const options = { lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'], types: [], strict: true }
  const parserOptions = { programs: [ts.createProgram([file], options, host)] }
  const config = {
    files: ['**/*.ts'],
    plugins: { local: localPlugin },
    languageOptions: { parser: tseslint.parser, parserOptions },
    rules: { [rule]: 'error' as const },
  }
  const problems = new Linter().verify(source, config, file)
  return textsWith(
    rule,
    texts,
    problems.map(({ ruleId, line }) => ({ rule: ruleId, line })),
  )
}

/** Those of the styles that break the rule; any rule if none is given. */
export async function refusedStyles(styles: readonly string[], rule?: string): Promise<readonly string[]> {
  const { results } = await stylelint.lint({ code: styles.join('\n'), codeFilename: 'src/ui/a.module.css' })
  const problems = results.flatMap(({ warnings }) => warnings)
  return textsWith(rule, styles, problems)
}

/** True if the real configuration turns the rule on for this file. */
export async function isOn(rule: string, file: string): Promise<boolean> {
  const config: unknown = await eslint.calculateConfigForFile(file)
  const rules: unknown = Reflect.get(Object(config), 'rules')
  const setting: unknown = Reflect.get(Object(rules), rule)
  return Array.isArray(setting) && setting[0] !== 0
}

async function lint(file: string, source: string): Promise<readonly Problem[]> {
  const [result] = await eslint.lintText(source, { filePath: file })
  return (result?.messages ?? []).map(({ ruleId, line }) => ({ rule: ruleId, line }))
}

function textsWith(
  rule: string | undefined,
  texts: readonly string[],
  problems: readonly Problem[],
): readonly string[] {
  let first = 1
  return texts.filter((text) => {
    const start = first
    first += text.split('\n').length
    return problems.some(
      ({ rule: broken, line }) => (rule === undefined || broken === rule) && line >= start && line < first,
    )
  })
}
