/** A rule about the lines of every text in the project: code, documentation, settings of tools. */
export interface LineRule {
  name: string
  /** The rule in words. */
  comment: string
  /** What no line may hold. */
  pattern: RegExp
}

export const LINE_RULES: LineRule[] = [
  {
    name: 'no-package-registry',
    comment: 'No file names the host of a package registry: npm takes the one that its user has set.',
    pattern: /\bregistry\s*=\s*["']?https?:|\/\/(registry|npm)\.[\w.-]+|"resolved": "https?:/,
  },
  {
    name: 'no-path-of-one-machine',
    comment: 'No file names a home folder: a path begins at the root of the project, or is a setting.',
    pattern: /(?<![\w.:/-])\/(home|Users|root)\/\w/,
  },
]
