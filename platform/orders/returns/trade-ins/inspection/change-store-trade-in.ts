import { eq } from 'drizzle-orm'
import type { StoredPicture } from '#contract/content/pictures.ts'
import type { AdminTradeIn, InspectTradeInInput } from '#contract/orders/admin-trade-ins.ts'
import { isWorse } from '#domain/order/trade-in/conditions.ts'
import {
  afterTradeEvent,
  differenceOf,
  mayFind,
  needsReason,
} from '#domain/order/trade-in/trade-in-situation.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { storePicture } from '#platform/infrastructure/storage/pictures/upload-picture.ts'
import { removeGoneOfOrder } from '#platform/orders/buyer/instruments/remove-gone.ts'
import { countMissing } from '#platform/orders/buyer/passports/issue/count-missing.ts'
import { withdrawExchanged } from '#platform/orders/buyer/passports/records/withdraw-passport.ts'
import { emitConcluded } from '../emit-concluded.ts'
import { TRADE_IN_MAIL, type TradeInMailKind } from '../mail/trade-in-mail.ts'
import { isOwnersTradeIn } from '../owners-trade-ins.ts'
import { CANCEL_DIFFERENCE } from '../queues.ts'
import { type TradeInRow, trocasInstrumentos as trocas } from '../tables.ts'
import { writePictures } from './inspection-pictures.ts'
import { getStoreTradeIn } from './store-trade-ins.ts'

type Which = { id: string }

/** What a step writes, and which mail follows. */
type Step = { set: Partial<TradeInRow>; fotos?: readonly string[]; mail?: TradeInMailKind }

/** Gives the customer the code by which to post the instrument. Refuses `TrocaNaoPermitida` once it has come. */
export function setPostCode(
  context: RequestContext,
  { id, codigoPostagem }: Which & { codigoPostagem: string },
): Promise<AdminTradeIn> {
  return change(context, { id, permissao: 'pedidos.expedir', acao: 'troca.alterada' }, (row) => {
    if (!afterTradeEvent(row.situacao, 'receive')) throw refuse('TrocaNaoPermitida')

    return { set: { codigoPostagem }, ...(codigoPostagem !== row.codigoPostagem && { mail: 'codigo' }) }
  })
}

/** Notes that the instrument has come. Refuses `TrocaNaoPermitida` if it is not awaited. */
export function receiveTradeIn(context: RequestContext, { id }: Which): Promise<AdminTradeIn> {
  return change(context, { id, permissao: 'pedidos.expedir', acao: 'troca.recebida' }, (row) => {
    const situacao = afterTradeEvent(row.situacao, 'receive')
    if (!situacao) throw refuse('TrocaNaoPermitida')

    return { set: { situacao, recebidaEm: context.now }, mail: 'recebida' }
  })
}

/**
 * Records what the inspection found. If the instrument is worth less than its credit took off, the difference is owed,
 * unless it is written off. Refuses `TrocaNaoPermitida` before it has come, afterwards of one that should never have,
 * and to take what its passport says is somebody else's or missing, `CamposInvalidos` for a condition that is not
 * worse or without a worth in this trade-in, or a refusal without its reason, and `ReferenciaInexistente` for a
 * picture that was not uploaded.
 */
export function inspectTradeIn(
  context: RequestContext,
  { id, resultado, condicao, nota, fotos, cobrar }: InspectTradeInInput,
): Promise<AdminTradeIn> {
  const { nome } = permit(context, 'pedidos.editar')

  return change(context, { id, permissao: 'pedidos.editar', acao: 'troca.conferida' }, async (row, tx) => {
    if (!mayFind(row.situacao, resultado)) throw refuse('TrocaNaoPermitida')
    const found = { comoDito: row.condicao, pior: condicao, recusada: undefined, naoChegou: undefined }[
      resultado
    ]
    if (resultado === 'pior' && (!found || !isWorse(found, row.condicao)))
      throw refuse('CamposInvalidos', {
        campos: [{ campo: 'condicao', mensagem: 'Escolha uma condição pior que a informada.' }],
      })
    if (resultado === 'pior' && found && row.valores[found] === undefined)
      throw refuse('CamposInvalidos', {
        campos: [
          { campo: 'condicao', mensagem: 'Nesta condição a loja não aceita o instrumento: recuse-o.' },
        ],
      })
    if (resultado === 'naoChegou' && fotos.length > 0)
      throw refuse('CamposInvalidos', {
        campos: [{ campo: 'fotos', mensagem: 'Não há fotos do que não chegou.' }],
      })
    if (needsReason(resultado) && nota === '')
      throw refuse('CamposInvalidos', {
        campos: [{ campo: 'nota', mensagem: 'Diga ao cliente por que o instrumento volta.' }],
      })
    if (found && !(await isOwnersTradeIn(tx, row))) throw refuse('TrocaNaoPermitida', undefined, NOT_OWNERS)
    const valor = found ? (row.valores[found] ?? 0) : 0
    const diferenca = differenceOf({ usado: row.usado ?? 0, valor })

    return {
      set: {
        situacao: 'conferida',
        resultado,
        condicaoConferida: found ?? null,
        nota,
        conferidaPor: nome,
        conferidaEm: context.now,
        diferenca,
        ...(diferenca > 0 && !cobrar && { perdoadaEm: context.now }),
      },
      fotos,
      mail: 'conferida',
    }
  })
}

/** Stores a picture for an inspection. Refuses as `storePicture` does. */
export async function uploadInspectionPicture(
  context: RequestContext,
  { arquivo }: { arquivo: File },
): Promise<StoredPicture> {
  permit(context, 'pedidos.editar')

  return storePicture(context, new Uint8Array(await arquivo.arrayBuffer()))
}

/** Writes off a difference that was to be charged; its open Pix is cancelled. Refuses `TrocaNaoPermitida` if nothing is owed. */
export function writeOffDifference(context: RequestContext, { id }: Which): Promise<AdminTradeIn> {
  return change(context, { id, permissao: 'pedidos.estornar', acao: 'troca.perdoada' }, async (row, tx) => {
    if (row.diferenca === 0 || row.pagaEm || row.perdoadaEm) throw refuse('TrocaNaoPermitida')
    await enqueue(tx, CANCEL_DIFFERENCE, { id })

    return { set: { perdoadaEm: context.now } }
  })
}

/** Locks a trade-in, writes a step of it with its audit entry, and enqueues its mail. Refuses `TrocaInexistente`. */
async function change(
  context: RequestContext,
  { id, permissao, acao }: Which & { permissao: Permission; acao: `troca.${string}` },
  step: (row: TradeInRow, tx: Database) => Step | Promise<Step>,
): Promise<AdminTradeIn> {
  const { nome: autor } = permit(context, permissao)
  await context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(trocas).where(eq(trocas.id, id)).for('update')
    if (!row) throw refuse('TrocaInexistente')
    const { set, fotos = [], mail } = await step(row, tx)
    await writePictures(tx, id, fotos)
    const [after] = await tx.update(trocas).set(set).where(eq(trocas.id, id)).returning()
    if (!after) throw new Error('A locked trade-in is missing.')
    await recordChange(tx, context, {
      acao,
      alvo: { tipo: 'troca', id, nome: row.nome },
      antes: auditedFields(row),
      depois: { ...auditedFields(after), ...(fotos.length > 0 && { fotos: fotos.length }) },
    })
    // The shop has the instrument, as its inspection found it.
    if (row.situacao !== 'conferida' && after.condicaoConferida) {
      await withdrawExchanged({ db: tx, now: context.now }, { ...after, autor })
      await removeGoneOfOrder(tx, after.idPedido)
      await countMissing(tx, after.idPedido)
    }
    await emitConcluded(tx, after)
    if (mail) await enqueue(tx, TRADE_IN_MAIL, { id, tipo: mail })
  })

  return getStoreTradeIn(context, { id })
}

const NOT_OWNERS =
  'Pelo passaporte, este instrumento é de outra pessoa ou foi dado como roubado ou perdido, e a loja não pode ficar com ele. Recuse-o, ou espere o cliente acertar o passaporte.'

/** The note stays out: the audit outlives the customer's data. */
function auditedFields({
  situacao,
  codigoPostagem,
  resultado,
  condicaoConferida,
  diferenca,
  perdoadaEm,
}: TradeInRow) {
  return { situacao, codigoPostagem, resultado, condicaoConferida, diferenca, perdoada: perdoadaEm !== null }
}
