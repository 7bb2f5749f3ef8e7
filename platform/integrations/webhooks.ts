import { asc, eq, sql } from 'drizzle-orm'
import type { Webhook, WebhookEvent } from '#contract/panel/integrations.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { newKey } from '#platform/infrastructure/security/keys.ts'
import { problemOfPublicUrl } from '#platform/infrastructure/security/public-address.ts'
import { webhooks } from './tables.ts'

/** A limit, since every event looks for subscribers. */
const LIMIT = 20

type CreateWebhookInput = { nome: string; url: string; eventos: WebhookEvent[] }

export async function listWebhooks(context: RequestContext): Promise<{ itens: Webhook[] }> {
  permit(context, 'integracoes.gerir')
  const rows = await context.db.select().from(webhooks).orderBy(asc(webhooks.id)).limit(LIMIT)

  return { itens: rows.map(webhookOf) }
}

/**
 * Creates a webhook and returns its signing secret, which is never shown again. Refuses `CamposInvalidos`, and
 * `CadastroInvalido` beyond the limit.
 */
export async function createWebhook(
  context: RequestContext,
  input: CreateWebhookInput,
): Promise<{ segredo: string; item: Webhook }> {
  permit(context, 'integracoes.gerir')
  checkUrl(context, input.url)
  const segredo = `lira_whsec_${newKey()}`
  const item = await context.db.transaction(async (tx) => {
    // So that two at once don't both count the others only.
    await tx.execute(sql`lock table ${webhooks} in share row exclusive mode`)
    if ((await tx.$count(webhooks)) >= LIMIT)
      throw refuse('CadastroInvalido', { motivo: 'cheio' }, `A loja já tem ${LIMIT} webhooks, o máximo.`)
    const [row] = await tx
      .insert(webhooks)
      .values({ ...input, segredo, criadoEm: context.now })
      .returning()
    if (!row) throw new Error('The webhook was not saved.')
    await recordChange(tx, context, { acao: 'webhook.criado', alvo: targetOf(row), depois: input })

    return webhookOf(row)
  })

  return { segredo, item }
}

/** Changes a webhook. Refuses `CamposInvalidos`, `CadastroInexistente` and `VersaoAntiga`. */
export async function changeWebhook(
  context: RequestContext,
  { id, versao, ...input }: CreateWebhookInput & { id: number; versao: number; ativo: boolean },
): Promise<Webhook> {
  permit(context, 'integracoes.gerir')
  checkUrl(context, input.url)

  return context.db.transaction(async (tx) => {
    const before = await lockWebhook(tx, id)
    if (before.versao !== versao)
      throw refuse('VersaoAntiga', { versao: before.versao, atual: webhookOf(before) })
    const [row] = await tx
      .update(webhooks)
      .set({
        ...input,
        versao: versao + 1,
        ...(input.ativo && !before.ativo ? { falhaDesde: null, desligadoEm: null } : {}),
      })
      .where(eq(webhooks.id, id))
      .returning()
    if (!row) throw new Error('A locked webhook disappeared.')
    await recordChange(tx, context, {
      acao: 'webhook.alterado',
      alvo: targetOf(row),
      antes: shown(before),
      depois: shown(row),
    })

    return webhookOf(row)
  })
}

/** Deletes a webhook with its deliveries. Refuses `CadastroInexistente`. */
export async function removeWebhook(
  context: RequestContext,
  { id }: { id: number },
): Promise<Record<string, never>> {
  permit(context, 'integracoes.gerir')
  await context.db.transaction(async (tx) => {
    const before = await lockWebhook(tx, id)
    await tx.delete(webhooks).where(eq(webhooks.id, id))
    await recordChange(tx, context, {
      acao: 'webhook.removido',
      alvo: targetOf(before),
      antes: shown(before),
    })
  })
  return {}
}

/** Only development allows HTTP and private addresses. DNS names are checked when something is sent. */
function checkUrl({ environment }: RequestContext, text: string) {
  const mensagem = environment.webhooksLocais ? null : problemOfPublicUrl(new URL(text))
  if (mensagem) throw refuse('CamposInvalidos', { campos: [{ campo: 'url', mensagem }] })
}

async function lockWebhook(tx: Database, id: number) {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
  if (!row) throw refuse('CadastroInexistente')

  return row
}

function targetOf({ id, nome }: typeof webhooks.$inferSelect) {
  return { tipo: 'webhook', id: String(id), nome }
}

/** Without the secret. */
function shown({ nome, url, eventos, ativo }: typeof webhooks.$inferSelect) {
  return { nome, url, eventos, ativo }
}

function webhookOf(row: typeof webhooks.$inferSelect): Webhook {
  const { id, versao, falhaDesde, desligadoEm } = row

  return {
    id,
    versao,
    ...shown(row),
    falhaDesde: falhaDesde?.toISOString() ?? null,
    desligadoEm: desligadoEm?.toISOString() ?? null,
  }
}
