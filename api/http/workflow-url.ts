import type { Services } from './services.ts'

/** Returns the address of a workflow in Temporal's Web UI. */
export function workflowUrl(services: Services, workflowId: string): string {
  return uiUrl(services, `workflows/${encodeURIComponent(workflowId)}`)
}

/** Returns the address of the workflows that a list filter finds. */
export function workflowsUrl(services: Services, query: string): string {
  return uiUrl(services, `workflows?${new URLSearchParams({ query })}`)
}

/** Returns the address of a schedule and its runs in Temporal's Web UI. */
export function scheduleUrl(services: Services, scheduleId: string): string {
  return uiUrl(services, `schedules/${encodeURIComponent(scheduleId)}`)
}

/** Returns an address in Temporal's Web UI, in our namespace. */
export function uiUrl({ configuration, temporal }: Services, path: string): string {
  const { namespace } = temporal.client.options
  return `${configuration.TEMPORAL_UI_URL}/namespaces/${namespace}/${path}`
}
