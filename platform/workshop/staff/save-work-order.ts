import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { AdminWorkOrder, WorkOrderForm } from '#contract/orders/workshop/work-orders.ts'
import { oneLine } from '#domain/format/field-problem.ts'
import { serialKey } from '#domain/instruments/passport/serial-number.ts'
import { readContact } from '#domain/workshop/work-order-intake.ts'
import { mailboxOf } from '#platform/customers/account/mailbox-of.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { passportsOfSerial } from '#platform/orders/buyer/passports/passports-of-serial.ts'
import { withdrawWork } from '#platform/orders/buyer/passports/records/work-records.ts'
import { sendBillsTo } from '#platform/orders/mail/send-bills-to.ts'
import { lockWithOrder } from '../change-work-order.ts'
import { recordInPassport } from '../follow-change.ts'
import { followWork } from '../follow-work.ts'
import { WORK_ORDER_MAIL } from '../mail/work-order-mail.ts'
import { ordensServico as ordens, ordensMudancas, ordensOrcamentos, type WorkOrderRow } from '../tables.ts'
import { getWorkOrder } from './get-work-order.ts'

/** Takes in an instrument at the counter. Refuses `CamposInvalidos`, and `ClienteInexistente`. */
export async function createWorkOrder(context: RequestContext, form: WorkOrderForm): Promise<{ id: string }> {
  const { nome: autor } = permit(context, 'pedidos.editar')
  const { now } = context

  return context.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(ordens)
      .values({
        ...(await fieldsOf(tx, form)),
        tipo: 'balcao',
        situacao: 'recebida',
        criadoEm: now,
        alteradoEm: now,
      })
      .returning()
    if (!row) throw new Error('The work order was not stored.')
    const { id, situacao, email } = row
    await tx
      .insert(ordensMudancas)
      .values({ idOrdem: id, de: null, para: situacao, quem: 'loja', nome: autor, em: now })
    await recordChange(tx, context, {
      acao: 'ordem.recebida',
      alvo: targetOf(row),
      depois: auditedFields(row),
    })
    if (email !== '') await enqueue(tx, WORK_ORDER_MAIL, { id, tipo: 'recebida' })

    return { id }
  })
}

/**
 * Saves what is known of an instrument and its owner, as it was read at `versao`. Unpaid bills follow the e-mail
 * address. Refuses `OrdemInexistente`, `VersaoAntiga`, `CamposInvalidos` and `ClienteInexistente`.
 */
export async function saveWorkOrder(
  context: RequestContext,
  { id, versao, ...form }: WorkOrderForm & { id: string; versao: number },
): Promise<AdminWorkOrder> {
  const { nome } = permit(context, 'pedidos.editar')
  await context.db.transaction(async (tx) => {
    const before = await lockWithOrder(tx, id)
    if (before.versao !== versao)
      throw refuse('VersaoAntiga', {
        versao: before.versao,
        atual: await getWorkOrder({ ...context, db: tx }, { id }),
      })
    const [after] = await tx
      .update(ordens)
      .set({
        ...(await fieldsOf(tx, form, before)),
        versao: sql`${ordens.versao} + 1`,
        alteradoEm: context.now,
      })
      .where(eq(ordens.id, id))
      .returning()
    if (!after) throw new Error('A locked work order is missing.')
    if (after.idPedido !== null && after.previstaPara !== before.previstaPara)
      await followWork({ ...context, db: tx }, after.idPedido)
    if (before.idPassaporte !== null && after.idPassaporte !== before.idPassaporte)
      await withdrawWork(tx, { idOrdem: id, autor: nome, texto: ANOTHER_INSTRUMENT, now: context.now })
    await sendBillsTo(tx, {
      ids: await billIds(tx, id),
      before: before.email,
      email: after.email,
      now: context.now,
    })
    // The serial number may have been read, or its passport confirmed, after the work.
    await recordInPassport(tx, { ordem: after, nome, now: context.now })
    await recordChange(tx, context, {
      acao: 'ordem.alterada',
      alvo: targetOf(after),
      antes: auditedFields(before),
      depois: auditedFields(after),
    })
  })

  return getWorkOrder(context, { id })
}

async function billIds(tx: Database, id: string): Promise<string[]> {
  const rows = await tx
    .select({ idPedido: ordensOrcamentos.idPedido })
    .from(ordensOrcamentos)
    .where(and(eq(ordensOrcamentos.idOrdem, id), isNotNull(ordensOrcamentos.idPedido)))

  return rows.flatMap(({ idPedido }) => idPedido ?? [])
}

/** Why the work is not in the passport that was confirmed before. */
const ANOTHER_INSTRUMENT = 'O serviço foi feito em outro instrumento.'

/** What the audit log calls a work order. */
export function targetOf({ id, numero, instrumento }: WorkOrderRow) {
  return { tipo: 'ordem', id, nome: `${numero}, ${instrumento}` }
}

/** `before`: the work order until now, whose customer's account may be closed. */
async function fieldsOf(tx: Database, form: WorkOrderForm, before?: WorkOrderRow) {
  const read = readContact(form)
  if (read.campos) throw refuse('CamposInvalidos', { campos: read.campos })
  const { idCliente } = form
  if (idCliente !== null && idCliente !== before?.idCliente && !(await mailboxOf(tx, idCliente)))
    throw refuse('ClienteInexistente')
  const idPassaporte = passportIn(form, before)
  if (!(await mayHavePassport(tx, { ...form, idPassaporte }, before)))
    throw refuse('CamposInvalidos', {
      campos: [
        { campo: 'idPassaporte', mensagem: 'Este passaporte não é de um instrumento com este número.' },
      ],
    })

  return {
    ...form,
    ...read.contato,
    idPassaporte,
    instrumento: oneLine(form.instrumento),
    numeroSerie: oneLine(form.numeroSerie),
    responsavel: oneLine(form.responsavel),
    prateleira: oneLine(form.prateleira),
  }
}

/** The passport that a form confirms. One that says nothing of it changes nothing, unless it is another instrument. */
function passportIn({ idPassaporte, numeroSerie }: WorkOrderForm, before?: WorkOrderRow): number | null {
  if (idPassaporte !== undefined) return idPassaporte

  return before && hasSameSerial(numeroSerie, before) ? before.idPassaporte : null
}

function hasSameSerial(numeroSerie: string, before: WorkOrderRow): boolean {
  return serialKey(numeroSerie) === serialKey(before.numeroSerie)
}

/**
 * Whether the instrument may have this passport: none, a valid one with its serial number, or the one that was confirmed
 * with that number, which may have been misread in the passport.
 */
async function mayHavePassport(
  tx: Database,
  { idPassaporte, numeroSerie }: { idPassaporte: number | null; numeroSerie: string },
  before?: WorkOrderRow,
): Promise<boolean> {
  if (idPassaporte === null) return true
  if (before && before.idPedido !== null) return false
  if (before && idPassaporte === before.idPassaporte && hasSameSerial(numeroSerie, before)) return true

  return (await passportsOfSerial(tx, numeroSerie)).some(({ id }) => id === idPassaporte)
}

/** Contacts and texts stay out: the audit outlives the customer's data. */
function auditedFields(row: WorkOrderRow) {
  const { instrumento, numeroSerie, idPassaporte, responsavel, prateleira, previstaPara } = row

  return { instrumento, numeroSerie, idPassaporte, responsavel, prateleira, previstaPara }
}
