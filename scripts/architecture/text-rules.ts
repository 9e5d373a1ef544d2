import ts from 'typescript'

/** A rule about what stands in a file, not whom it imports. */
export interface TextRule {
  name: string
  /** The rule in words. */
  comment: string
  /** Where it may stand. */
  allowedIn: RegExp
  /** Whether this piece of a file is what the rule keeps in its place. */
  catches(node: ts.Node): boolean
}

export const TEXT_RULES: TextRule[] = [
  {
    name: 'environment-has-one-reader',
    comment:
      'Only platform/configuration.ts can read process.env. (The sandbox and the MCP server are separate programs and read two settings in main.ts.)',
    allowedIn: /^(platform|scripts|test|bench)\/|^(sandbox|mcp)\/main\.ts$/,
    catches: (node) => readsEnvironment(node),
  },
  {
    name: 'codes-have-one-catalogue',
    comment:
      'Only the error catalogue can contain error codes. Other files use the names of its entries. (The types of the client are generated from it.)',
    allowedIn: /^(api\/errors|test)\/|^client\/api\.ts$/,
    catches: (node) => ts.isNumericLiteral(node) && isCode(node.text),
  },
]

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
  return ts.isIdentifier(node) && node.text === 'process'
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
