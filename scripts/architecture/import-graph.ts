import { cruise, type ICruiseResult, type IRegularForbiddenRuleType } from 'dependency-cruiser'

/**
 * The imports of the files in these folders of the project at `root`, types included, and those that break the rules.
 */
export async function cruiseImports(
  root: string,
  folders: string[],
  rules: IRegularForbiddenRuleType[] = [],
): Promise<ICruiseResult> {
  const { output } = await cruise(folders, {
    baseDir: root,
    validate: rules.length > 0,
    ruleSet: { forbidden: rules },
    // Imports of types count too: without this they are removed before the rules apply.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  })
  if (typeof output === 'string') throw new Error(output)
  return output
}
