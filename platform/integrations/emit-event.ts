import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { WebhookEvent } from '#contract/panel/integrations.ts'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { DELIVERY } from './delivery-queue.ts'

const Subscribed = z.object({ rows: z.array(z.object({ id: z.uuid() })) })

/**
 * Enqueues an event for every webhook that subscribes to it; it is sent only if the caller's transaction commits.
 * Without subscribers this is one statement that writes nothing. `dados` contains ids rather than whole objects, which
 * receivers can fetch from the API; no personal data and no secrets.
 */
export async function emitEvent(
  tx: Database,
  evento: WebhookEvent,
  dados: Record<string, unknown>,
): Promise<void> {
  const { rows } = Subscribed.parse(
    await tx.execute(sql`
      insert into webhooks_entregas (id_webhook, evento, dados, criada_em)
      select id, ${evento}, ${JSON.stringify(dados)}::jsonb, clock_timestamp() from webhooks where ativo and ${evento} = any(eventos)
      returning id`),
  )
  for (const { id } of rows) await enqueue(tx, DELIVERY, { id })
}
