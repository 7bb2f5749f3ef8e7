import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { WebhookEvent } from '#contract/panel/integrations.ts'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { DELIVERY } from './delivery-queue.ts'

const Asked = z.object({ rows: z.array(z.object({ id: z.uuid() })) })

/**
 * Tells whoever asked for it that this happened, once the caller's transaction is committed and never if it rolls back. Where
 * nobody asked, it is one statement that writes nothing. `dados` names things by id rather than telling all of them: who wants
 * more asks the API. No personal data and no secret belong here.
 */
export async function emitEvent(
  tx: Database,
  evento: WebhookEvent,
  dados: Record<string, unknown>,
): Promise<void> {
  const { rows } = Asked.parse(
    await tx.execute(sql`
      insert into webhooks_entregas (id_webhook, evento, dados, criada_em)
      select id, ${evento}, ${JSON.stringify(dados)}::jsonb, clock_timestamp() from webhooks where ativo and ${evento} = any(eventos)
      returning id`),
  )
  for (const { id } of rows) await enqueue(tx, DELIVERY, { id })
}
