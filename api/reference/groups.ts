import type { Group } from '../routes.ts'

/** The name and introduction of each group of operations in the reference. */
export const GROUPS: Record<Group, { name: string; description: string }> = {
  cases: {
    name: 'Case lookup',
    description:
      'Look up one case live at its court, by a number that you know. A lookup answers within 60 seconds: 200 with the case, 404 if the court has no such case, or 500 if no source answered in time. Send the same request again after a 500: it joins the lookup if that is still running. A 503 with `Retry-After` says that a part of this service is away. Only a 200 is charged. The same case again refreshes the same record, which keeps its `searchId`.',
  },
  orders: {
    name: 'Orders',
    description:
      'Download the documents of the orders of a looked-up case. Each page is stamped with its court, its case, the time of the download and a reference. Everyone who has the paper can check this reference. Links to documents work for a few minutes; request the order again for a new link.',
  },
  summaries: {
    name: 'Summaries',
    description:
      'Let a language model summarize a looked-up case and its orders. Every statement is checked against the text of the orders, and comes with the quotes that prove it. A summary is made in the background: start it, then poll it. Every start makes, and charges, a new summary; send an `Idempotency-Key` to be able to repeat a start.',
  },
  historicalSearches: {
    name: 'Historical search',
    description:
      'Search all courts for the cases of a company. A `SYNC` search returns a page of 100 results at once and collects the next page when you ask for it. An `ASYNC` search collects everything in the background. Pages are charged when they are delivered for the first time; reading a page again is free.',
  },
  entities: {
    name: 'Watchlist entities',
    description:
      'The companies and persons that you monitor. Every night the courts are searched for new cases of each active company. A case that is found becomes a candidate.',
  },
  candidates: {
    name: 'Case candidates',
    description:
      'Cases that were found for an entity and may be about it. Confirm a candidate to track its case, or decline it. Where the operator reviews candidates first, a candidate waits for the operator and then for you.',
  },
  trackedCases: {
    name: 'Tracked cases',
    description:
      'The cases that you follow. A tracked case is refreshed from its court by itself, and at any time on request. Each change that is found is recorded and raises an event.',
  },
  hearings: {
    name: 'Hearings',
    description: 'The hearings of your tracked cases, day by day, with how each is known and how it changed.',
  },
  calendars: {
    name: 'Calendars',
    description:
      'Feeds of hearings that calendar programs subscribe to. The address of a feed is its key and is shown once. A feed is a view: the program decides when it looks. Use events to hear of a change at once.',
  },
  exports: {
    name: 'Exports',
    description: 'Files of all your entities or tracked cases, as CSV or JSON, made in the background.',
  },
  events: {
    name: 'Events',
    description:
      'The log of all that happened to your data, oldest first. Keep the cursor that you get, and continue with it at any time: you get every event once, in order, without gaps.',
  },
  webhooks: {
    name: 'Webhooks',
    description:
      'URLs of yours that events are sent to. Messages are signed and follow the Standard Webhooks specification. A message that cannot be delivered is sent again for some days; every delivery is listed and can be replayed.',
  },
  notices: {
    name: 'Notices',
    description:
      'Messages to people: the evening digest, new candidates, changed cases and ended searches by e-mail, or in Slack, Microsoft Teams and programs like them. An e-mail address confirms the subscription by a link, and ends it by one.',
  },
  account: {
    name: 'Account',
    description: 'The plan of the account, its allowance and budgets, what was billed, and who changed what.',
  },
  erasures: {
    name: 'Erasure',
    description: 'Erase what is kept about a person, an entity, a case or your whole account, with a report.',
  },
  apiKeys: {
    name: 'API keys',
    description:
      'The keys of the account. A key belongs to a user and has permissions. Its text is shown once. Rotate a key to replace it without an outage.',
  },
  users: {
    name: 'Users',
    description: 'The people and programs that keys belong to, and that entities and cases can be shared with.',
  },
  teams: { name: 'Teams', description: 'Groups of users that entities and cases can be shared with.' },
  accounts: { name: 'Accounts and plans', description: 'The accounts of customers, and the plans they are on.' },
  operatorKeys: {
    name: 'Operator keys',
    description: 'The keys of operators. Each has roles, which decide what its holder can open.',
  },
  reviews: {
    name: 'Review',
    description: 'Candidates and cases that wait for the decision of an operator. A decision takes effect once.',
  },
  sources: {
    name: 'Sources',
    description: 'The sources of court data: their health, their pauses, the daily jobs that use them, and alarms.',
  },
  challenges: {
    name: 'Captchas',
    description: 'Pictures that a court shows before it gives out an order. A person reads them.',
  },
  status: { name: 'Status', description: 'Which courts and sources can be asked now.' },
  privacy: { name: 'Privacy', description: 'What is kept about persons, how long and why, and its erasure.' },
  logs: { name: 'Logs', description: 'Who changed what, and who read which data.' },
}

/** The tag of the messages that webhooks receive. A tag of its own, so that generators do not write two classes of one name. */
export const MESSAGES = {
  name: 'Webhook messages',
  description: 'What is sent to your URLs. Each message has the event as its body and a signature in its headers.',
}
