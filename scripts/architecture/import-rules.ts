import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

/** What others may know of a workflow: its ids, inputs and messages. */
const MESSAGES = 'workflows/.+[.]messages[.]ts$'

/**
 * Who may import whom: each room of the house with what it may import beside itself. The arrows run downwards only. A folder that
 * is not listed has no place in the house yet, and is reported.
 */
export const ROOMS: Record<string, string[]> = {
  client: [],
  mcp: ['client/'],
  domain: [],
  sources: ['domain/'],
  documents: ['domain/'],
  db: ['domain/'],
  platform: ['domain/'],
  sandbox: ['domain/'],
  workflows: ['domain/', 'activities/'],
  activities: ['db/', 'documents/', 'domain/', 'platform/', 'sources/', MESSAGES],
  api: ['db/', 'documents/', 'domain/', 'platform/', MESSAGES],
  workers: ['activities/', 'db/', 'documents/', 'domain/', 'platform/', 'sources/', MESSAGES],
}

/** These stand outside the house and may go everywhere. No room imports them. */
export const OUTSIDE = ['bench', 'evals', 'scripts', 'test']

/** The rules for imports, in the form that dependency-cruiser takes. The comment of each says it in words. */
export const IMPORT_RULES: IRegularForbiddenRuleType[] = [
  ...Object.entries(ROOMS).map(([room, others]) => onlyImports(room, others)),
  {
    name: 'workflows-stand-alone',
    comment:
      'Workflow files can import values only from workflows/, domain/ and the Temporal SDK. They can import only types from activities.',
    from: { path: '^workflows/' },
    to: {
      pathNot: ['^(workflows|domain)/', ...aPackage('@temporalio/(workflow|common)')],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'domain-does-no-io',
    comment: 'domain/ cannot import Node modules, except node:crypto for hashes.',
    from: { path: '^domain/' },
    to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
  },
  {
    name: 'domain-carries-no-zod',
    comment: 'domain/ cannot import zod: workflows import domain/, and their bundle is evaluated for every workflow.',
    from: { path: '^domain/' },
    to: { path: aPackage('zod') },
  },
  onlyImportedBy('sequelize', 'db/', 'Only db/ can import database libraries.'),
  onlyImportedBy('puppeteer', 'sources/court-sites/', 'Only sources/court-sites/ can import the browser library.'),
]

function onlyImports(room: string, others: string[]): IRegularForbiddenRuleType {
  const house = [...Object.keys(ROOMS), ...OUTSIDE].join('|')
  return {
    name: `${room}-looks-downwards`,
    comment:
      others.length > 0
        ? `${room}/ can import only these folders: ${others.join(', ')}.`
        : `${room}/ cannot import other folders.`,
    from: { path: `^${room}/` },
    to: { path: `^(${house})/`, pathNot: [`${room}/`, ...others].map((path) => `^${path}`) },
  }
}

function onlyImportedBy(name: string, folder: string, comment: string): IRegularForbiddenRuleType {
  return {
    name: `${name}-has-one-place`,
    comment,
    from: { pathNot: [folder, ...OUTSIDE.map((outside) => `${outside}/`)].map((path) => `^${path}`) },
    to: { path: aPackage(name) },
  }
}

/** A package as dependency-cruiser names it: by its place in node_modules, or by its own name where it is not installed. */
function aPackage(pattern: string): string[] {
  return [`(^|/)node_modules/${pattern}/`, `^${pattern}(/|$)`]
}
