import type { NoticeChannel } from '../../domain/events/notice.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface NoticeDeliveryInput {
  noticeId: string
  accountId: string
  channel: NoticeChannel
  /** Until when events are collected, epoch ms. */
  dueAt: number
}

/** Starts the collection and delivery of one notice. */
export function startNoticeDelivery({
  id: noticeId,
  kind,
  ...rest
}: { id: string; kind: string } & Omit<NoticeDeliveryInput, 'noticeId'>): WorkflowStart {
  const { accountId, channel, dueAt } = rest
  return {
    type: 'noticeDelivery',
    workflowId: noticeDeliveryId(noticeId),
    input: { noticeId, accountId, channel, dueAt } satisfies NoticeDeliveryInput,
    summary: `Send ${kind.toLowerCase().replaceAll('_', ' ')} by ${channel.toLowerCase()}`,
    attributes: { accountId, stage: 'collecting events' },
    reusePolicy: 'ALLOW_DUPLICATE',
  }
}

export function noticeDeliveryId(noticeId: string): string {
  return `notice/${noticeId}`
}
