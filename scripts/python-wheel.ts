import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { zipSync } from 'fflate'
import { parse } from 'smol-toml'
import { z } from 'zod'

const Settings = z.object({
  project: z.object({
    name: z.string(),
    version: z.string(),
    description: z.string(),
    readme: z.string(),
    license: z.string(),
    'requires-python': z.string(),
    dependencies: z.tuple([]),
    classifiers: z.array(z.string()),
  }),
  tool: z.object({ setuptools: z.object({ packages: z.tuple([z.string()]) }) }),
})

/** The first day that a zip file knows: the date of all files, so that equal sources give equal bytes. */
const DATE = new Date(1980, 0, 1)

/** Builds the wheel of a Python project of one pure package, without Python. */
export async function wheel(folder: string): Promise<{ name: string; content: Uint8Array }> {
  const { project, tool } = Settings.parse(parse(await readFile(join(folder, 'pyproject.toml'), 'utf8')))
  const stem = `${project.name.replaceAll('-', '_')}-${project.version}`
  const [packageName] = tool.setuptools.packages
  const sources = (await Array.fromAsync(glob(join(folder, packageName, '*.{py,typed}')))).sort()
  const files = new Map<string, Uint8Array>()
  for (const file of sources) files.set(relative(folder, file), await readFile(file))
  const readme = await readFile(join(folder, project.readme), 'utf8')
  files.set(`${stem}.dist-info/METADATA`, Buffer.from(metadata(project, readme)))
  files.set(
    `${stem}.dist-info/WHEEL`,
    Buffer.from('Wheel-Version: 1.0\nGenerator: courtpulse\nRoot-Is-Purelib: true\nTag: py3-none-any\n'),
  )
  files.set(`${stem}.dist-info/licenses/LICENSE`, await readFile('LICENSE'))
  const record = `${stem}.dist-info/RECORD`
  files.set(record, Buffer.from(`${[...files].map(recordLine).join('')}${record},,\n`))
  return { name: `${stem}-py3-none-any.whl`, content: zipSync(Object.fromEntries(files), { mtime: DATE, level: 9 }) }
}

function metadata(project: z.infer<typeof Settings>['project'], readme: string): string {
  const fields = [
    ['Metadata-Version', '2.4'],
    ['Name', project.name],
    ['Version', project.version],
    ['Summary', project.description],
    ['License-Expression', project.license],
    ['License-File', 'LICENSE'],
    ...project.classifiers.map((classifier) => ['Classifier', classifier]),
    ['Requires-Python', project['requires-python']],
    ['Description-Content-Type', 'text/markdown'],
  ]
  return `${fields.map(([name, value]) => `${name}: ${value}\n`).join('')}\n${readme}`
}

function recordLine([path, content]: [string, Uint8Array]): string {
  return `${path},sha256=${createHash('sha256').update(content).digest('base64url')},${content.length}\n`
}
