import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { IssuingPage } from '#contract/orders/fiscal/issuing.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { newKey } from '#platform/infrastructure/security/keys.ts'
import {
  InvoiceAccessRefused,
  type InvoiceEnvironment,
  type InvoiceService,
  InvoiceServiceUnavailable,
} from '../port.ts'
import { contasNfe, emissaoNfe, notasFiscais } from '../tables.ts'
import { openInvoiceCredentials, sealInvoiceCredentials } from './credentials.ts'
import { getIssuing } from './get-issuing.ts'
import { openIssuer } from './open-issuer.ts'
import { webhookUrl } from './webhook-url.ts'

const TOKEN = /^[\x21-\x7e]{16,200}$/

/**
 * Saves the token of an environment once the service has accepted it, and registers the shop's address for
 * notifications there. Invoices that waited for a token that is taken go at once. Refuses `CamposInvalidos` and `ProvedorIndisponivel`; the earlier token works until then.
 */
export async function saveToken(
  context: RequestContext,
  { ambiente, token }: { ambiente: InvoiceEnvironment; token: string },
): Promise<IssuingPage> {
  permit(context, 'integracoes.gerir')
  const { db, now, secrets, openInvoices } = context
  if (!TOKEN.test(token)) throw wrongToken('Isto não parece um token. Confira se copiou inteiro.')
  const service = openInvoices({ ambiente, token })
  await fromService(() => service.check())
  const known = await findAccount(db, ambiente)
  // It stays the same, so that the notifications registered before still count.
  const segredoAvisos = known ? openInvoiceCredentials(secrets, known).segredoAvisos : newKey()
  const takes = await takesWebhook(context, ambiente, { service, secret: segredoAvisos })
  await db.transaction(async (tx) => {
    // Of two that save the first token at once, the second replaces it.
    await tx.execute(sql`lock table ${contasNfe} in share row exclusive mode`)
    const id = (await findAccount(tx, ambiente))?.id ?? randomUUID()
    const row = {
      credenciais: sealInvoiceCredentials(secrets, id, { token, segredoAvisos }),
      pista: token.slice(-4),
      conferidaEm: now,
      avisosEm: takes ? now : null,
    }
    await tx
      .insert(contasNfe)
      .values({ id, ambiente, ...row })
      .onConflictDoUpdate({ target: contasNfe.id, set: row })
    await tx
      .update(notasFiscais)
      .set({ conferirEm: now })
      .where(
        and(
          eq(notasFiscais.ambiente, ambiente),
          eq(notasFiscais.falha, 'acesso'),
          isNotNull(notasFiscais.conferirEm),
        ),
      )
    await recordChange(tx, context, {
      acao: known ? 'notaFiscal.token-trocado' : 'notaFiscal.token-guardado',
      alvo: target(ambiente),
    })
  })

  return getIssuing(context)
}

/** Asks the service whether the stored token holds. Refuses as `saveToken`, and `CadastroInexistente`. */
export async function checkAccount(
  context: RequestContext,
  { ambiente }: { ambiente: InvoiceEnvironment },
): Promise<IssuingPage> {
  permit(context, 'integracoes.gerir')
  const service = await openIssuer(context, ambiente)
  if (!service) throw refuse('CadastroInexistente')
  await fromService(() => service.check())
  const row = await findAccount(context.db, ambiente)
  if (!row) throw refuse('CadastroInexistente')
  const secret = openInvoiceCredentials(context.secrets, row).segredoAvisos
  const takes = await takesWebhook(context, ambiente, { service, secret })
  await context.db
    .update(contasNfe)
    .set({ conferidaEm: context.now, avisosEm: takes ? context.now : null })
    .where(eq(contasNfe.ambiente, ambiente))

  return getIssuing(context)
}

/** Removes a token. Refuses `CadastroEmUso` while invoices are issued there. */
export async function removeAccount(
  context: RequestContext,
  { ambiente }: { ambiente: InvoiceEnvironment },
): Promise<IssuingPage> {
  permit(context, 'integracoes.gerir')
  await context.db.transaction(async (tx) => {
    const [issuing] = await tx.select().from(emissaoNfe).for('update')
    if (issuing?.ambiente === ambiente)
      throw refuse(
        'CadastroEmUso',
        undefined,
        'As notas saem deste ambiente. Escolha outro, ou desligue a emissão.',
      )
    const removed = await tx.delete(contasNfe).where(eq(contasNfe.ambiente, ambiente)).returning()
    if (removed.length === 0) throw refuse('CadastroInexistente')
    await recordChange(tx, context, { acao: 'notaFiscal.token-removido', alvo: target(ambiente) })
  })

  return getIssuing(context)
}

async function findAccount(db: Database, ambiente: InvoiceEnvironment) {
  const [row] = await db.select().from(contasNfe).where(eq(contasNfe.ambiente, ambiente))

  return row
}

/** Whether the service notifies the shop. Without, the shop asks by itself, only later. */
async function takesWebhook(
  { storeUrl }: RequestContext,
  ambiente: InvoiceEnvironment,
  { service, secret }: { service: InvoiceService; secret: string },
): Promise<boolean> {
  try {
    await service.registerWebhook({ url: webhookUrl(storeUrl, ambiente, secret), secret })
    return true
  } catch (error) {
    if (error instanceof InvoiceServiceUnavailable || error instanceof InvoiceAccessRefused) return false
    throw error
  }
}

async function fromService(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof InvoiceAccessRefused) throw wrongToken(error.message)
    if (!(error instanceof InvoiceServiceUnavailable)) throw error
    const silence = refuse('ProvedorIndisponivel', undefined, NO_ANSWER)
    throw Object.assign(silence, { cause: error })
  }
}

const NO_ANSWER = 'A Focus NFe não respondeu, e nada foi salvo. Tente de novo em instantes.'

function wrongToken(mensagem: string) {
  return refuse('CamposInvalidos', { campos: [{ campo: 'token', mensagem }] })
}

function target(ambiente: InvoiceEnvironment) {
  const nome = ambiente === 'producao' ? 'Focus NFe, produção' : 'Focus NFe, homologação'

  return { tipo: 'notaFiscal', id: ambiente, nome } as const
}
