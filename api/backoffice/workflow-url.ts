import type { Services } from '../frame/services.ts'

/** Where an operator sees a workflow in Temporal's Web UI. */
export function workflowUrl({ configuration, temporal }: Services, workflowId: string): string {
  const { namespace } = temporal.client.options
  return `${configuration.TEMPORAL_UI_URL}/namespaces/${namespace}/workflows/${encodeURIComponent(workflowId)}`
}
