import { cruise, type ICruiseResult, type IRegularForbiddenRuleType } from 'dependency-cruiser'

/** What the files in these folders of the project at `root` import, types included, and what of it breaks the rules. */
export async function cruiseImports(
  root: string,
  folders: string[],
  rules: IRegularForbiddenRuleType[] = [],
): Promise<ICruiseResult> {
  const { output } = await cruise(folders, {
    baseDir: root,
    validate: rules.length > 0,
    ruleSet: { forbidden: rules },
    // Imports of types are imports, too: without this they are gone before the rules are asked.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  })
  if (typeof output === 'string') throw new Error(output)
  return output
}
