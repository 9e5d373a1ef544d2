import { WEBHOOK_MESSAGES } from '../events/event-data.ts'
import { exampleOf } from '../events/event-examples.ts'

/** Returns every type of event, when it is raised and an example, as Markdown. */
export function eventList(): string {
  return WEBHOOK_MESSAGES.map(
    ({ type, when }) =>
      `### \`${type}\`\n\n${when}\n\n\`\`\`json\n${JSON.stringify(exampleOf(type), null, 2)}\n\`\`\`\n`,
  ).join('\n')
}
