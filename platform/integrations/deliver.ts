import { createHmac } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import { noteChange } from '#platform/infrastructure/audit/note-change.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { DELIVERY } from './delivery-queue.ts'
import { type Answer, post } from './post.ts'
import { webhooksEntregas as entregas, webhooks } from './tables.ts'

/** Seconds to the next try: half a minute at first, half a day at last; with the first, nine tries in a day. */
const WAITS = [30, 120, 600, 1_800, 3_600, 7_200, 21_600, 43_200]

/** Who could not be told anything for so long is told nothing more. */
const GIVE_UP_MS = 3 * DAY_MS

type Delivery = typeof entregas.$inferSelect
type Webhook = typeof webhooks.$inferSelect

/**
 * Tells a receiver what happened, signed, and writes down what it answered. What it did not take is tried again, more and more
 * seldom. Nothing is sent that was delivered meanwhile, nor to who was switched off.
 */
export async function deliver(context: JobContext, { id }: { id: string }): Promise<void> {
  const [row] = await context.db
    .select({ entrega: entregas, webhook: webhooks })
    .from(entregas)
    .innerJoin(webhooks, eq(webhooks.id, entregas.idWebhook))
    .where(and(eq(entregas.id, id), eq(entregas.situacao, 'pendente')))
  if (!row) return
  const { entrega, webhook } = row
  if (!webhook.ativo) {
    await context.db.update(entregas).set({ situacao: 'falhou', proximaEm: null }).where(eq(entregas.id, id))
    return
  }
  const begin = performance.now()
  const answer = await post(parcelOf(context, entrega, webhook), context.ambiente.webhooksLocais)
  await writeDown(context, entrega, { ...answer, duracaoMs: Math.round(performance.now() - begin) })
}

/** `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>`, so that an old message can't be sent again by a stranger. */
function parcelOf({ agora }: JobContext, { id, evento, dados, criadaEm }: Delivery, webhook: Webhook) {
  const body = JSON.stringify({ id, evento, criadoEm: criadaEm.toISOString(), dados })
  const seconds = Math.floor(agora.getTime() / 1000)
  const digest = createHmac('sha256', webhook.segredo).update(`${seconds}.${body}`).digest('hex')

  return {
    url: webhook.url,
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Lira-Webhooks/1',
      'x-lira-evento': evento,
      'x-lira-entrega': id,
      'x-lira-assinatura': `t=${seconds},v1=${digest}`,
    },
  }
}

async function writeDown(
  context: JobContext,
  { id, idWebhook, tentativas }: Delivery,
  { status, resposta, duracaoMs }: Answer & { duracaoMs: number },
) {
  const { db, agora } = context
  const taken = status !== null && status >= 200 && status < 300
  const wait = taken ? undefined : WAITS[tentativas]
  await db.transaction(async (tx) => {
    await tx
      .update(entregas)
      .set({
        tentativas: tentativas + 1,
        ultimaEm: agora,
        status,
        resposta,
        duracaoMs,
        situacao: situationOf(taken, wait),
        proximaEm: wait === undefined ? null : new Date(agora.getTime() + wait * 1000),
      })
      .where(eq(entregas.id, id))
    if (wait !== undefined) await enqueue(tx, DELIVERY, { id }, { startAfter: wait })
    const [webhook] = await tx
      .update(webhooks)
      .set({ falhaDesde: taken ? null : sql`coalesce(${webhooks.falhaDesde}, ${agora}::timestamptz)` })
      .where(eq(webhooks.id, idWebhook))
      .returning()
    if (webhook?.falhaDesde && agora.getTime() - webhook.falhaDesde.getTime() > GIVE_UP_MS)
      await switchOff({ ...context, db: tx }, webhook)
  })
}

function situationOf(taken: boolean, wait: number | undefined): Delivery['situacao'] {
  if (taken) return 'entregue'

  return wait === undefined ? 'falhou' : 'pendente'
}

async function switchOff(context: JobContext, { id, nome, ativo }: Webhook) {
  if (!ativo) return
  const { db: tx, agora } = context
  await tx.update(webhooks).set({ ativo: false, desligadoEm: agora }).where(eq(webhooks.id, id))
  await noteChange(tx, context, {
    acao: 'webhook.desligado',
    alvo: { tipo: 'webhook', id: String(id), nome },
    antes: { ativo: true },
    depois: { ativo: false },
    quem: { id: null, nome: 'A loja' },
  })
}
