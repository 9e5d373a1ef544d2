import { proxyActivities } from '@temporalio/workflow'
import type { EntityOnboardingActivities } from '../activities/entity-onboarding.ts'
import type { EntityOnboardingInput } from './entity-onboarding.messages.ts'
import { OPTIONS } from './options.ts'
import { showStage } from './stage.ts'
import { addSuggestedVariations } from './suggested-variations.ts'

const { suggestNameVariations } = proxyActivities<EntityOnboardingActivities>(OPTIONS.database)

/**
 * Finds the other forms in which a company's name is written, so that searches of courts find more. Started when an entity is
 * put on the watchlist or renamed, and never waited for.
 */
export async function entityOnboarding({ entityId }: EntityOnboardingInput): Promise<void> {
  showStage('widening the name')
  await suggestNameVariations({ entityId })
  await addSuggestedVariations(entityId)
  showStage('done')
}
