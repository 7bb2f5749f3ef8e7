import { createHmac } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { DELIVERY } from './delivery-queue.ts'
import { type Answer, post } from './post.ts'
import { webhooksEntregas as entregas, webhooks } from './tables.ts'

/** Seconds between tries: from half a minute to half a day; with the first one, nine tries in about a day. */
const RETRY_SECONDS = [30, 120, 600, 1_800, 3_600, 7_200, 21_600, 43_200]

/** A webhook whose deliveries have failed for this long is switched off. */
const GIVE_UP_MS = 3 * DAY_MS

type Delivery = typeof entregas.$inferSelect
type Webhook = typeof webhooks.$inferSelect

/**
 * Sends a signed delivery to a webhook and records the response. Failed deliveries are retried at growing intervals.
 * Sends nothing if it was delivered in the meantime or the webhook is switched off.
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
  const answer = await post(parcelOf(context, entrega, webhook), context.environment.webhooksLocais)
  await recordAttempt(context, entrega, { ...answer, duracaoMs: Math.round(performance.now() - begin) })
}

/** `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>`. The signed time lets receivers detect replays. */
function parcelOf({ now }: JobContext, { id, evento, dados, criadaEm }: Delivery, webhook: Webhook) {
  const body = JSON.stringify({ id, evento, criadoEm: criadaEm.toISOString(), dados })
  const seconds = Math.floor(now.getTime() / 1000)
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

async function recordAttempt(
  context: JobContext,
  { id, idWebhook, tentativas }: Delivery,
  { status, resposta, duracaoMs }: Answer & { duracaoMs: number },
) {
  const { db, now } = context
  const accepted = status !== null && status >= 200 && status < 300
  const wait = accepted ? undefined : RETRY_SECONDS[tentativas]
  await db.transaction(async (tx) => {
    await tx
      .update(entregas)
      .set({
        tentativas: tentativas + 1,
        ultimaEm: now,
        status,
        resposta,
        duracaoMs,
        situacao: situationOf(accepted, wait),
        proximaEm: wait === undefined ? null : new Date(now.getTime() + wait * 1000),
      })
      .where(eq(entregas.id, id))
    if (wait !== undefined) await enqueue(tx, DELIVERY, { id }, { startAfter: wait })
    const [webhook] = await tx
      .update(webhooks)
      .set({ falhaDesde: accepted ? null : sql`coalesce(${webhooks.falhaDesde}, ${now}::timestamptz)` })
      .where(eq(webhooks.id, idWebhook))
      .returning()
    if (webhook?.falhaDesde && now.getTime() - webhook.falhaDesde.getTime() > GIVE_UP_MS)
      await switchOff({ ...context, db: tx }, webhook)
  })
}

function situationOf(accepted: boolean, wait: number | undefined): Delivery['situacao'] {
  if (accepted) return 'entregue'

  return wait === undefined ? 'falhou' : 'pendente'
}

async function switchOff(context: JobContext, { id, nome, ativo }: Webhook) {
  if (!ativo) return
  const { db: tx, now } = context
  await tx.update(webhooks).set({ ativo: false, desligadoEm: now }).where(eq(webhooks.id, id))
  await recordChange(tx, context, {
    acao: 'webhook.desligado',
    alvo: { tipo: 'webhook', id: String(id), nome },
    antes: { ativo: true },
    depois: { ativo: false },
    quem: { id: null, nome: 'A loja' },
  })
}
