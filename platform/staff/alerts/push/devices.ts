import { createECDH, createHash } from 'node:crypto'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { AlertDevice, NewAlertDevice } from '#contract/panel/alerts.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { problemOfPublicUrl } from '#platform/infrastructure/security/public-address.ts'
import { requireStage } from '#platform/staff/auth/require-stage.ts'
import { targetOf } from '../../rows.ts'
import { funcionariosAparelhos as aparelhos } from '../tables.ts'
import { STAFF_PUSH } from './push-queue.ts'
import { vapidKeys } from './vapid-keys.ts'

/** Each gets a push message per alert. */
const MAX_DEVICES = 10

/** Lists the caller's devices for alerts, oldest first, and the public key for new subscriptions. */
export async function listDevices(
  context: RequestContext,
): Promise<{ chavePublica: string; aparelhos: AlertDevice[] }> {
  const { id } = await requireStage(context, ['dentro'])
  const { publicKey } = await vapidKeys(context)
  const rows = await context.db
    .select()
    .from(aparelhos)
    .where(eq(aparelhos.idFuncionario, id))
    .orderBy(asc(aparelhos.criadoEm), asc(aparelhos.id))
    .limit(MAX_DEVICES)

  return { chavePublica: publicKey, aparelhos: rows.map(deviceOf) }
}

/**
 * Registers a browser for the caller's alerts, and sends it a greeting. Its endpoint is an address that the store will
 * call: only a public one. Refuses `CamposInvalidos`, and `CadastroInvalido` for one device too many.
 */
export async function addDevice(context: RequestContext, input: NewAlertDevice): Promise<AlertDevice> {
  const staff = await requireStage(context, ['dentro'])
  checkSubscription(context, input)
  const id = createHash('sha256').update(input.endpoint).digest('hex')

  return context.db.transaction(async (tx) => {
    // Locks, so that concurrent registrations respect the maximum.
    await tx.execute(sql`select id from funcionarios where id = ${staff.id} for update`)
    const others = await tx.$count(
      aparelhos,
      and(eq(aparelhos.idFuncionario, staff.id), ne(aparelhos.id, id)),
    )
    if (others >= MAX_DEVICES)
      throw refuse(
        'CadastroInvalido',
        { motivo: 'cheio' },
        `Você já recebe avisos em ${MAX_DEVICES} aparelhos, o máximo. Remova um deles.`,
      )
    const values = {
      ...input,
      idFuncionario: staff.id,
      criadoEm: context.now,
      falhaDesde: null,
    }
    const [row] = await tx
      .insert(aparelhos)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: aparelhos.id, set: values })
      .returning()
    if (!row) throw new Error('The device was not stored.')
    await enqueue(tx, STAFF_PUSH, { aparelho: id, aviso: null })
    await recordChange(tx, context, {
      acao: 'acesso.aparelho-incluido',
      alvo: targetOf(staff),
      depois: { nome: row.nome },
    })

    return deviceOf(row)
  })
}

/** Refuses `CadastroInexistente`, also for somebody else's device. */
export async function removeDevice(
  context: RequestContext,
  { id }: { id: string },
): Promise<Record<string, never>> {
  const staff = await requireStage(context, ['dentro'])
  await context.db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(aparelhos)
      .where(and(eq(aparelhos.id, id), eq(aparelhos.idFuncionario, staff.id)))
      .returning({ nome: aparelhos.nome })
    if (!removed) throw refuse('CadastroInexistente')
    await recordChange(tx, context, {
      acao: 'acesso.aparelho-removido',
      alvo: targetOf(staff),
      antes: removed,
    })
  })
  return {}
}

function checkSubscription({ environment }: RequestContext, { endpoint, p256dh }: NewAlertDevice): void {
  const problem = environment.webhooksLocais ? null : problemOfPublicUrl(new URL(endpoint))
  if (problem) throw refuse('CamposInvalidos', { campos: [{ campo: 'endpoint', mensagem: problem }] })
  if (!isPoint(p256dh))
    throw refuse('CamposInvalidos', {
      campos: [{ campo: 'p256dh', mensagem: 'O navegador mandou uma chave que não vale.' }],
    })
}

/** Whether the point is on the curve: otherwise nothing can be encrypted for it. */
function isPoint(p256dh: string): boolean {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  try {
    pair.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    return false
  }
}

function deviceOf({ id, nome, criadoEm, falhaDesde }: typeof aparelhos.$inferSelect): AlertDevice {
  return {
    id,
    nome,
    criadoEm: criadoEm.toISOString(),
    falhaDesde: falhaDesde?.toISOString() ?? null,
  }
}
