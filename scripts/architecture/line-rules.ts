/** A rule about the lines of every text in the project: code, documentation, settings of tools. */
export interface LineRule {
  name: string
  /** The rule in words. */
  comment: string
  /** The pattern that no line may match. */
  pattern: RegExp
}

export const LINE_RULES: LineRule[] = [
  {
    name: 'no-package-registry',
    comment: 'No file can name the host of a package registry. The npm settings of each machine name it.',
    pattern: /\bregistry\s*=\s*["']?https?:|\/\/(registry|npm)\.[\w.-]+|"resolved": "https?:/,
  },
  {
    name: 'no-path-of-one-machine',
    comment: 'No file can name a home folder. Start a path at the root of the project, or make it a setting.',
    pattern: /(?<![\w.:/-])\/(home|Users|root)\/\w/,
  },
]
