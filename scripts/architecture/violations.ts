import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import ts from 'typescript'
import { IMPORT_RULES, OUTSIDE, ROOMS } from './import-rules.ts'
import { TEXT_RULES } from './text-rules.ts'

export interface Violation {
  rule: string
  /** Path from the root, and the line where there is one. */
  where: string
  /** What stands there and should not. */
  what: string
  /** The rule in words. */
  comment: string
}

/** Everything in the project at `root` that goes against a rule of its architecture. */
export async function findViolations(root: string): Promise<Violation[]> {
  const folders = foldersWithCode(root)
  return [...strangers(folders), ...(await forbiddenImports(root, folders)), ...forbiddenText(root, folders)]
}

function foldersWithCode(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => filesOf(root, name).length > 0)
}

function filesOf(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
}

function strangers(folders: string[]): Violation[] {
  return folders
    .filter((folder) => !(folder in ROOMS) && !OUTSIDE.includes(folder))
    .map((folder) => ({
      rule: 'every-folder-has-its-place',
      where: `${folder}/`,
      what: 'is in a folder that the architecture rules do not list',
      comment: 'Add every folder with code to the table in scripts/architecture/import-rules.ts.',
    }))
}

async function forbiddenImports(root: string, folders: string[]): Promise<Violation[]> {
  const { output } = await cruise(folders, {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: IMPORT_RULES },
    // Imports of types are imports, too: without this they are gone before the rules are asked.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  })
  if (typeof output === 'string') throw new Error(output)
  return output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    where: from,
    what: `imports ${to}`,
    comment: IMPORT_RULES.find(({ name }) => name === rule.name)?.comment ?? '',
  }))
}

function forbiddenText(root: string, folders: string[]): Violation[] {
  return folders
    .flatMap((folder) => filesOf(root, folder))
    .flatMap((file) => {
      const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
      const rules = TEXT_RULES.filter(({ allowedIn }) => !allowedIn.test(file))
      return nodesOf(source).flatMap((node) =>
        rules
          .filter((rule) => rule.catches(node))
          .map(({ name, comment }) => ({
            rule: name,
            where: `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
            what: node.getText(),
            comment,
          })),
      )
    })
}

function nodesOf(node: ts.Node): ts.Node[] {
  const below: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    below.push(...nodesOf(child))
  })
  return [node, ...below]
}
