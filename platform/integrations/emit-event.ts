import { sql } from 'drizzle-orm'
import type { WebhookEvent } from '#contract/panel/integrations.ts'
import { type Writer, writeAtCommit } from '#platform/database/at-commit.ts'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { DELIVERY } from './delivery-queue.ts'

/**
 * Enqueues an event for every webhook that subscribes to it, right before the commit of the caller's transaction, so
 * that it is sent only if that commits. Without subscribers nothing is written. `dados` contains ids rather than whole
 * objects, which receivers can fetch from the API; no personal data and no secrets.
 */
export async function emitEvent(
  tx: Database,
  evento: WebhookEvent,
  dados: Record<string, unknown>,
): Promise<void> {
  await writeAtCommit(tx, [EVENTS, [{ evento, dados }]])
}

/** Those of one transaction are a microsecond apart: deliveries keep the order of their events. */
const EVENTS: Writer<{ evento: WebhookEvent; dados: Record<string, unknown> }> = {
  name: 'deliveries',
  statement: (events) => sql`
    insert into webhooks_entregas (id_webhook, evento, dados, criada_em)
    select webhooks.id, event ->> 'evento', event -> 'dados', began + place * interval '1 microsecond'
    from (select clock_timestamp() as began offset 0) clock,
      jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as emitted (event, place)
      join webhooks on ativo and event ->> 'evento' = any(eventos)
    order by place
    returning id`,
  after: async (tx, { ids }) => {
    for (const id of ids) await enqueue(tx, DELIVERY, { id })
  },
}
