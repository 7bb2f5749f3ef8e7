import { and, count, desc, eq } from 'drizzle-orm'
import type { WebhookDelivery } from '#contract/panel/integrations.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { DELIVERY } from './delivery-queue.ts'
import { webhooksEntregas as entregas, webhooks } from './tables.ts'

/** Deliveries of a webhook, newest first. */
export async function listDeliveries(
  context: RequestContext,
  { id, pagina, porPagina }: { id: number; pagina: number; porPagina: number },
): Promise<{ itens: WebhookDelivery[]; total: number }> {
  permit(context, 'integracoes.gerir')
  const where = eq(entregas.idWebhook, id)
  const [rows, [counted]] = await Promise.all([
    context.db
      .select()
      .from(entregas)
      .where(where)
      .orderBy(desc(entregas.criadaEm), entregas.id)
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    context.db.select({ total: count() }).from(entregas).where(where),
  ])

  return { itens: rows.map(deliveryOf), total: counted?.total ?? 0 }
}

/** Sends a delivery again with a new series of tries; a pending one stays pending. Refuses `CadastroInexistente`. */
export async function deliverAgain(
  context: RequestContext,
  { id, entrega }: { id: number; entrega: string },
): Promise<WebhookDelivery> {
  permit(context, 'integracoes.gerir')

  return context.db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(entregas)
      .where(and(eq(entregas.id, entrega), eq(entregas.idWebhook, id)))
      .for('update')
    if (!before) throw refuse('CadastroInexistente')
    const [row] = await tx
      .update(entregas)
      .set({ situacao: 'pendente', tentativas: 0, proximaEm: null })
      .where(eq(entregas.id, entrega))
      .returning()
    if (!row) throw new Error('A locked delivery disappeared.')
    await enqueue(tx, DELIVERY, { id: entrega })

    return deliveryOf(row)
  })
}

/** Sends a test event to a webhook. Refuses `CadastroInexistente`. */
export async function testWebhook(context: RequestContext, { id }: { id: number }): Promise<WebhookDelivery> {
  const staff = permit(context, 'integracoes.gerir')

  return context.db.transaction(async (tx) => {
    const [webhook] = await tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, id))
    if (!webhook) throw refuse('CadastroInexistente')
    const [row] = await tx
      .insert(entregas)
      .values({
        idWebhook: id,
        evento: 'teste',
        dados: { mensagem: 'A loja consegue falar com este endereço.', pedidoPor: staff.nome },
        criadaEm: context.now,
      })
      .returning()
    if (!row) throw new Error('The delivery was not saved.')
    await enqueue(tx, DELIVERY, { id: row.id })

    return deliveryOf(row)
  })
}

function deliveryOf(row: typeof entregas.$inferSelect): WebhookDelivery {
  const { id, evento, situacao, tentativas, status, resposta, duracaoMs, dados } = row

  return {
    id,
    evento,
    situacao,
    tentativas,
    status,
    resposta,
    duracaoMs,
    dados,
    criadaEm: row.criadaEm.toISOString(),
    ultimaEm: row.ultimaEm?.toISOString() ?? null,
    proximaEm: row.proximaEm?.toISOString() ?? null,
  }
}
