import { Text, Timeline } from '@mantine/core'
import { formatMoment } from '#admin/components/date/format.ts'
import { Section } from '#admin/components/page/section.tsx'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { actorName, eventName } from '../situations.ts'

/** All events of an order, newest first: what, when, and by whom. */
export function TimelineSection({ order: { mudancas } }: { order: AdminOrder }) {
  return (
    <Section title="Linha do tempo">
      <Timeline active={0} bulletSize={12} lineWidth={2}>
        {mudancas.toReversed().map((change) => (
          <Timeline.Item key={change.em + change.evento} title={eventName(change.evento)}>
            {change.nota && (
              <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {change.nota}
              </Text>
            )}
            <Text size="xs" c="gray.6">
              {formatMoment(change.em)} · {actorName(change)}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Section>
  )
}
