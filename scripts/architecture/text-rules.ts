import ts from 'typescript'

/** A rule about the content of a file rather than its imports. */
export interface TextRule {
  name: string
  /** The rule in words. */
  comment: string
  /** The files in which it is allowed. */
  allowedIn: RegExp
  /** Whether the rule forbids this node outside those files. */
  catches(node: ts.Node): boolean
}

export const TEXT_RULES: TextRule[] = [
  {
    name: 'environment-has-one-reader',
    comment:
      'Only platform/configuration.ts can read process.env. (The sandbox and the MCP server are separate programs and read two settings in main.ts.)',
    allowedIn: /^(platform|proofs|scripts|test)\/|^(sandbox|clients\/mcp)\/main\.ts$/,
    catches: (node) => readsEnvironment(node),
  },
  {
    name: 'codes-have-one-catalogue',
    comment:
      'Only the error catalogue can contain error codes. Other files use the names of its entries. (The types of the client are generated from it. The conformance suite knows them by the contract.)',
    allowedIn: /^(api\/errors|clients\/typescript\/generated|proofs|test)\//,
    catches: (node) =>
      ts.isNumericLiteral(node) ? isCode(node.text) : isWrittenText(node) && node.text.split(/\D+/).some(isCode),
  },
  {
    name: 'sql-has-one-place',
    comment:
      'Only db/ can contain SQL or use the connection. (Tests and benchmarks can, to damage data or to create a lot of it.)',
    allowedIn: /^(db|proofs|test)\//,
    catches: (node) =>
      isWrittenText(node) ? SQL.test(node.text) : ts.isPropertyAccessExpression(node) && node.name.text === 'sequelize',
  },
  {
    name: 'workflow-code-does-no-io',
    comment:
      'workflows/ and domain/ cannot use the process, the network, timers or the console: workflows run this code.',
    allowedIn: /^(?!workflows\/|domain\/)/,
    catches: (node) => ts.isIdentifier(node) && IO_GLOBALS.has(node.text) && !isMemberName(node),
  },
  {
    name: 'domain-has-no-clock',
    comment:
      'domain/ cannot read the clock or draw random numbers: pass them as arguments. (In workflows/ Temporal makes Date and Math.random repeatable.)',
    allowedIn: /^(?!domain\/)/,
    catches: (node) => readsClock(node) || takesChance(node),
  },
  {
    name: 'names-in-temporal-are-typed',
    comment:
      'The SDK takes any string for a workflow, a message or a task queue. Name them by their definition or type, so that a misspelt one fails the type check.',
    allowedIn: /^(proofs|test)\//,
    catches: (node) => isUntypedName(node),
  },
]

/** The functions of the SDK that start, call or steer a workflow; they accept any string as a name. */
const TAKES_A_NAME = ['start', 'execute', 'signalWithStart', 'startChild', 'executeChild', 'signal', 'executeUpdate']

/** A workflow or message given to the SDK as a literal, or a task queue that is not the result of `taskQueue()` or `taskQueueName()`. */
function isUntypedName(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node)) return node.name.getText() === 'taskQueue' && isLiteral(node.initializer)
  if (!ts.isCallExpression(node)) return false
  const { expression, arguments: given } = node
  const called = ts.isPropertyAccessExpression(expression) ? expression.name : expression
  const [first] = given
  return ts.isIdentifier(called) && TAKES_A_NAME.includes(called.text) && first !== undefined && isLiteral(first)
}

function isLiteral(node: ts.Node): boolean {
  return ts.isStringLiteral(node) || ts.isTemplateLiteral(node)
}

/** A statement's beginning, long enough not to match an English sentence. */
const SQL = /^\s*(SELECT\s.+\sFROM|INSERT\s+INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM|TRUNCATE\s+TABLE|ALTER\s+TABLE)\s/s

const IO_GLOBALS = new Set([
  'process',
  'fetch',
  'performance',
  'console',
  'crypto',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'globalThis',
])

type WrittenText = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail

function isWrittenText(node: ts.Node): node is WrittenText {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
}

/** Whether an identifier only names a member or a declaration: `call.process`, `{ fetch: … }`. */
function isMemberName(node: ts.Identifier): boolean {
  return 'name' in node.parent && node.parent.name === node
}

/** `Date.now`, `new Date()` and `Date()`. */
function readsClock(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return isNamed(node.expression, 'Date') && !node.arguments?.length
  if (ts.isCallExpression(node)) return isNamed(node.expression, 'Date')
  return ts.isPropertyAccessExpression(node) && isNamed(node.expression, 'Date') && node.name.text === 'now'
}

/** `Math.random`, and everything in node:crypto with random in its name. */
function takesChance(node: ts.Node): boolean {
  if (ts.isImportSpecifier(node)) return /^random|^webcrypto$/.test((node.propertyName ?? node.name).text)
  return ts.isPropertyAccessExpression(node) && isNamed(node.expression, 'Math') && node.name.text === 'random'
}

/** `process.env` and `process['env']`, or `env` imported by name. */
function readsEnvironment(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return isProcess(node.expression) && node.name.text === 'env'
  if (ts.isElementAccessExpression(node)) return isProcess(node.expression) && isText(node.argumentExpression, 'env')
  return (
    ts.isImportSpecifier(node) &&
    (node.propertyName ?? node.name).text === 'env' &&
    isText(sourceOf(node), 'node:process')
  )
}

function isProcess(node: ts.Node): boolean {
  return isNamed(node, 'process')
}

function isNamed(node: ts.Node, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name
}

function isText(node: ts.Node, text: string): boolean {
  return ts.isStringLiteral(node) && node.text === text
}

function sourceOf(specifier: ts.ImportSpecifier): ts.Node {
  return specifier.parent.parent.parent.moduleSpecifier
}

/** The catalogue's numbers begin with 600 to 605 and with 614; 60000 is a minute in milliseconds. */
function isCode(text: string): boolean {
  return /^6(0[0-5]|14)\d\d$/.test(text) && text !== '60000'
}
