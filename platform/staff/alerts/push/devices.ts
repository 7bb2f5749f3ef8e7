import { createECDH, createHash } from 'node:crypto'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { AlertDevice, NewAlertDevice } from '#contract/panel/alerts.ts'
import { noteChange } from '#platform/infrastructure/audit/note-change.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { problemOfPublicUrl } from '#platform/infrastructure/security/public-address.ts'
import { requireStage } from '#platform/staff/auth/require-stage.ts'
import { targetOf } from '../../rows.ts'
import { funcionariosAparelhos as aparelhos } from '../tables.ts'
import { STAFF_PUSH } from './push-queue.ts'
import { vapidKeys } from './vapid-keys.ts'

/** Each is called at every alert. */
const MAX_DEVICES = 10

/** Where who asks receives their alerts, the oldest first, and the key that a browser subscribes to. */
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
 * Lets a browser receive the alerts of who asks, and greets it. Its endpoint is an address that the store will call: only one of
 * the open internet. Refuses `CamposInvalidos`, and `CadastroInvalido` for one too many.
 */
export async function addDevice(context: RequestContext, wanted: NewAlertDevice): Promise<AlertDevice> {
  const staff = await requireStage(context, ['dentro'])
  checkSubscription(context, wanted)
  const id = createHash('sha256').update(wanted.endpoint).digest('hex')

  return context.db.transaction(async (tx) => {
    // One after the other, so that the bound holds.
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
      ...wanted,
      idFuncionario: staff.id,
      criadoEm: context.agora,
      falhaDesde: null,
    }
    const [row] = await tx
      .insert(aparelhos)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: aparelhos.id, set: values })
      .returning()
    if (!row) throw new Error('The device was not stored.')
    await enqueue(tx, STAFF_PUSH, { aparelho: id, aviso: null })
    await noteChange(tx, context, {
      acao: 'acesso.aparelho-incluido',
      alvo: targetOf(staff),
      depois: { nome: row.nome },
    })

    return deviceOf(row)
  })
}

/** Refuses `CadastroInexistente`, also for somebody else's. */
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
    await noteChange(tx, context, {
      acao: 'acesso.aparelho-removido',
      alvo: targetOf(staff),
      antes: removed,
    })
  })
  return {}
}

function checkSubscription({ ambiente }: RequestContext, { endpoint, p256dh }: NewAlertDevice): void {
  const problem = ambiente.webhooksLocais ? null : problemOfPublicUrl(new URL(endpoint))
  if (problem) throw refuse('CamposInvalidos', { campos: [{ campo: 'endpoint', mensagem: problem }] })
  if (!isPoint(p256dh))
    throw refuse('CamposInvalidos', {
      campos: [{ campo: 'p256dh', mensagem: 'O navegador mandou uma chave que não vale.' }],
    })
}

/** Whether it is on the curve: nothing could be encrypted for another. */
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
