import path from 'node:path'
import type { MutationGroup } from './mutation-list'

/** One run of Stryker: files whose mutants are tested by the same folders of tests. */
export type MutationRun = MutationGroup

/**
 * Divides files into runs. A file of the list belongs to its group's run. Another one is tested by the folder of its
 * own place in `tests/`, or the nearest above it with tests.
 * @param hasTests whether a folder contains tests
 */
export function runsFor(
  files: readonly string[],
  groups: readonly MutationGroup[],
  hasTests: (folder: string) => boolean,
): readonly MutationRun[] {
  const runs = new Map<string, MutationRun>()
  for (const file of new Set(files)) {
    const group = groups.find((each) => each.files.includes(file)) ?? ownGroup(file, hasTests)
    const others = runs.get(group.name)?.files ?? []
    runs.set(group.name, { ...group, files: [...others, file] })
  }
  return [...runs.values()]
}

function ownGroup(file: string, hasTests: (folder: string) => boolean): MutationGroup {
  let folder = path.dirname(file)
  while (folder !== '.' && !hasTests(`tests/${folder}`)) folder = path.dirname(folder)
  return { name: folder, isExplained: false, tests: [path.join('tests', folder)], files: [file] }
}
