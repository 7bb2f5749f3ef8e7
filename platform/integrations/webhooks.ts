import { randomBytes } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Webhook, WebhookEvent } from '#contract/panel/integrations.ts'
import type { Database } from '#platform/database/connect.ts'
import { noteChange } from '#platform/infrastructure/audit/note-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { problemOfPublicUrl } from '#platform/infrastructure/security/public-address.ts'
import { webhooks } from './tables.ts'

/** Each is asked of at every change. */
const MOST = 20

type Wanted = { nome: string; url: string; eventos: WebhookEvent[] }

export async function listWebhooks(visit: Visit): Promise<{ itens: Webhook[] }> {
  permit(visit, 'integracoes.gerir')
  const rows = await visit.db.select().from(webhooks).orderBy(asc(webhooks.id)).limit(MOST)

  return { itens: rows.map(webhookOf) }
}

/** Answers the secret of its signatures this once. Refuses `CamposInvalidos`, and `CadastroInvalido` for one too many. */
export async function createWebhook(
  visit: Visit,
  wanted: Wanted,
): Promise<{ segredo: string; item: Webhook }> {
  permit(visit, 'integracoes.gerir')
  checkUrl(visit, wanted.url)
  const segredo = `lira_whsec_${randomBytes(32).toString('base64url')}`
  const item = await visit.db.transaction(async (tx) => {
    if ((await tx.$count(webhooks)) >= MOST)
      throw refuse('CadastroInvalido', { motivo: 'cheio' }, `A loja já tem ${MOST} webhooks, o máximo.`)
    const [row] = await tx
      .insert(webhooks)
      .values({ ...wanted, segredo, criadoEm: visit.agora })
      .returning()
    if (!row) throw new Error('The webhook was not kept.')
    await noteChange(tx, visit, { acao: 'webhook.criado', alvo: targetOf(row), depois: wanted })

    return webhookOf(row)
  })

  return { segredo, item }
}

/** Refuses `CamposInvalidos`, `CadastroInexistente` and `VersaoAntiga`. */
export async function changeWebhook(
  visit: Visit,
  { id, versao, ...wanted }: Wanted & { id: number; versao: number; ativo: boolean },
): Promise<Webhook> {
  permit(visit, 'integracoes.gerir')
  checkUrl(visit, wanted.url)

  return visit.db.transaction(async (tx) => {
    const before = await lockWebhook(tx, id)
    if (before.versao !== versao)
      throw refuse('VersaoAntiga', { versao: before.versao, atual: webhookOf(before) })
    const [row] = await tx
      .update(webhooks)
      .set({
        ...wanted,
        versao: versao + 1,
        ...(wanted.ativo && !before.ativo ? { falhaDesde: null, desligadoEm: null } : {}),
      })
      .where(eq(webhooks.id, id))
      .returning()
    if (!row) throw new Error('A webhook that is held is gone.')
    await noteChange(tx, visit, {
      acao: 'webhook.alterado',
      alvo: targetOf(row),
      antes: shown(before),
      depois: shown(row),
    })

    return webhookOf(row)
  })
}

/** What was told to it is forgotten with it. Refuses `CadastroInexistente`. */
export async function removeWebhook(visit: Visit, { id }: { id: number }): Promise<Record<string, never>> {
  permit(visit, 'integracoes.gerir')
  await visit.db.transaction(async (tx) => {
    const before = await lockWebhook(tx, id)
    await tx.delete(webhooks).where(eq(webhooks.id, id))
    await noteChange(tx, visit, { acao: 'webhook.removido', alvo: targetOf(before), antes: shown(before) })
  })
  return {}
}

/** What is told outside goes in the clear only to who develops; names are looked up when something is sent. */
function checkUrl({ ambiente }: Visit, text: string) {
  const mensagem = ambiente.webhooksLocais ? null : problemOfPublicUrl(new URL(text))
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
