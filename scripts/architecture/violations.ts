import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { cruiseImports } from './import-graph.ts'
import { FAMILIES, IMPORT_RULES, LAYERS, OUTSIDE, SHARED_FOLDERS } from './import-rules.ts'
import { LINE_RULES } from './line-rules.ts'
import { TEXT_RULES } from './text-rules.ts'

export interface Violation {
  rule: string
  /** Path from the root, and the line where there is one. */
  where: string
  /** The text that breaks the rule. */
  what: string
  /** The rule in words. */
  comment: string
}

/** The rules for folders. */
export const FOLDER_RULES = {
  layer: {
    name: 'every-folder-has-its-place',
    comment: 'Add every folder with code to the table in scripts/architecture/import-rules.ts.',
  },
  family: {
    name: 'families-have-one-name',
    comment:
      'Name a folder in api/, activities/, workflows/, db/ and their tests after a family, or list it as shared in scripts/architecture/import-rules.ts.',
  },
}

/** Everything in the project at `root` that breaks a rule of its architecture. */
export async function findViolations(root: string): Promise<Violation[]> {
  const folders = foldersWithCode(root)
  return [
    ...strangeRooms(folders),
    ...strangeFamilies(root),
    ...(await forbiddenImports(root, folders)),
    ...forbiddenText(root, folders),
    ...forbiddenLines(root),
  ]
}

/** The folders at the top that hold TypeScript. */
export function foldersWithCode(root: string): string[] {
  return foldersIn(root).filter((name) => codeIn(root, name).length > 0)
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .map(({ name }) => name)
}

function codeIn(root: string, folder: string): string[] {
  return filesOf(root, folder).filter((file) => file.endsWith('.ts'))
}

function filesOf(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
}

function strangeRooms(folders: string[]): Violation[] {
  const listed = [...Object.keys(LAYERS), ...OUTSIDE].map((path) => path.split('/')[0])
  return folders
    .filter((folder) => !listed.includes(folder))
    .map((folder) => ({
      rule: FOLDER_RULES.layer.name,
      where: `${folder}/`,
      what: 'is in a folder that the architecture rules do not list',
      comment: FOLDER_RULES.layer.comment,
    }))
}

function strangeFamilies(root: string): Violation[] {
  return Object.entries(SHARED_FOLDERS)
    .filter(([layer]) => existsSync(join(root, layer)))
    .flatMap(([layer, shared]) =>
      foldersIn(join(root, layer))
        .filter((folder) => !FAMILIES.includes(folder) && !shared.includes(folder))
        .map((folder) => ({
          rule: FOLDER_RULES.family.name,
          where: `${layer}/${folder}/`,
          what: 'is a folder named after no family',
          comment: FOLDER_RULES.family.comment,
        })),
    )
}

async function forbiddenImports(root: string, folders: string[]): Promise<Violation[]> {
  const { summary } = await cruiseImports(root, folders, IMPORT_RULES)
  return summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    where: from,
    what: `imports ${cycle ? cycle.map(({ name }) => name).join(', which imports ') : to}`,
    comment: IMPORT_RULES.find(({ name }) => name === rule.name)?.comment ?? '',
  }))
}

function forbiddenText(root: string, folders: string[]): Violation[] {
  return folders
    .flatMap((folder) => codeIn(root, folder))
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

const TEXT_FILE = /\.(ts|mjs|cjs|js|json|md|yml)$|(^|\/)\.(npmrc|env\.example)$/

function forbiddenLines(root: string): Violation[] {
  const files = ['', ...foldersIn(root)].flatMap((folder) => textsIn(root, folder))
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        LINE_RULES.filter(({ pattern }) => pattern.test(line)).map(({ name, comment }) => ({
          rule: name,
          where: `${file}:${index + 1}`,
          what: line.trim().slice(0, 100),
          comment,
        })),
      ),
  )
}

/** The texts in a folder and below; of the root only its own files. */
function textsIn(root: string, folder: string): string[] {
  const files = folder === '' ? readdirSync(root) : filesOf(root, folder)
  return files.filter((file) => TEXT_FILE.test(file))
}

function nodesOf(node: ts.Node): ts.Node[] {
  const below: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    below.push(...nodesOf(child))
  })
  return [node, ...below]
}
