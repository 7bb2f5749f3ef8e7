import type { StoredPicture } from '#contract/content/pictures.ts'
import type { AdminTradeIn, InspectTradeInInput } from '#contract/orders/admin-trade-ins.ts'
import { isWorse } from '#domain/order/trade-in/conditions.ts'
import {
  afterTradeEvent,
  differenceOf,
  mayFind,
  needsReason,
} from '#domain/order/trade-in/trade-in-situation.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { storePicture } from '#platform/infrastructure/storage/pictures/upload-picture.ts'
import { paidDifference } from '../difference/paid-difference.ts'
import { isOwnersTradeIn } from '../owners-trade-ins.ts'
import { CANCEL_DIFFERENCE } from '../queues.ts'
import { changeStoreTradeIn } from './change-trade-in.ts'

type Which = { id: string }

/** Gives the customer the code by which to post the instrument. Refuses `TrocaNaoPermitida` once it has come. */
export function setPostCode(
  context: RequestContext,
  { id, codigoPostagem }: Which & { codigoPostagem: string },
): Promise<AdminTradeIn> {
  return changeStoreTradeIn(context, { id, permissao: 'pedidos.expedir', acao: 'troca.alterada' }, (row) => {
    if (!afterTradeEvent(row.situacao, 'receive')) throw refuse('TrocaNaoPermitida')

    return { set: { codigoPostagem }, ...(codigoPostagem !== row.codigoPostagem && { mail: 'codigo' }) }
  })
}

/** Notes that the instrument has come. Refuses `TrocaNaoPermitida` if it is not awaited. */
export function receiveTradeIn(context: RequestContext, { id }: Which): Promise<AdminTradeIn> {
  return changeStoreTradeIn(context, { id, permissao: 'pedidos.expedir', acao: 'troca.recebida' }, (row) => {
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

  return changeStoreTradeIn(
    context,
    { id, permissao: 'pedidos.editar', acao: 'troca.conferida' },
    async (row, tx) => {
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
      // Money that came for an inspection after it was undone.
      const isPaid = diferenca > 0 && (await paidDifference(tx, id)) >= diferenca

      return {
        set: {
          situacao: 'conferida',
          resultado,
          condicaoConferida: found ?? null,
          nota,
          conferidaPor: nome,
          conferidaEm: context.now,
          diferenca,
          pagaEm: isPaid ? context.now : null,
          perdoadaEm: diferenca > 0 && !cobrar && !isPaid ? context.now : null,
        },
        fotos,
        mail: 'conferida',
      }
    },
  )
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
  return changeStoreTradeIn(
    context,
    { id, permissao: 'pedidos.estornar', acao: 'troca.perdoada' },
    async (row, tx) => {
      if (row.diferenca === 0 || row.pagaEm || row.perdoadaEm) throw refuse('TrocaNaoPermitida')
      await enqueue(tx, CANCEL_DIFFERENCE, { id })

      return { set: { perdoadaEm: context.now } }
    },
  )
}

const NOT_OWNERS =
  'Pelo passaporte, este instrumento é de outra pessoa ou foi dado como roubado ou perdido, e a loja não pode ficar com ele. Recuse-o, ou espere o cliente acertar o passaporte.'
