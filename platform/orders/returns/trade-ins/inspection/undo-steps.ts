import { and, inArray } from 'drizzle-orm'
import type { AdminTradeIn } from '#contract/orders/admin-trade-ins.ts'
import { beforeLastStep, type TradeSituation } from '#domain/order/trade-in/trade-in-situation.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { pedidos } from '../../../tables.ts'
import { paidDifference } from '../difference/paid-difference.ts'
import { CANCEL_DIFFERENCE } from '../queues.ts'
import { freedCredit } from '../spend-credits.ts'
import type { TradeInRow } from '../tables.ts'
import { changeStoreTradeIn } from './change-trade-in.ts'
import { erasePictures } from './inspection-pictures.ts'

/**
 * Takes back an arrival that was a wrong click: the instrument is awaited again. If the order that used the credit has
 * ended and the owner has not sent the instrument, the credit is free, as if it had never arrived. Refuses
 * `TrocaNaoPermitida` unless it waits for its inspection.
 */
export function undoArrival(context: RequestContext, { id }: { id: string }): Promise<AdminTradeIn> {
  const permissao = 'pedidos.expedir'

  return changeStoreTradeIn(context, { id, permissao, acao: 'troca.chegada-desfeita' }, async (row, tx) => {
    const situacao = row.situacao === 'recebida' ? situationBefore(row) : null
    if (!situacao) throw refuse('TrocaNaoPermitida', undefined, NOT_ARRIVED)
    const isFree = situacao === 'usada' && (await hasEnded(tx, [row.idPedidoNovo]))
    const freed = isFree ? freedCredit(row, context.now) : { situacao }

    return { set: { ...freed, recebidaEm: null }, mail: 'desfeita' }
  })
}

/**
 * Takes an inspection back, to be registered again. Its difference is owed no more, an open Pix of it is cancelled, and
 * the passport that it withdrew is valid again. Refuses `TrocaNaoPermitida` if there is none, if money for its
 * difference has come, if an order of the trade-in has ended, or if the serial number has another passport by now.
 */
export function undoInspection(context: RequestContext, { id }: { id: string }): Promise<AdminTradeIn> {
  const permissao = 'pedidos.editar'

  return changeStoreTradeIn(
    context,
    { id, permissao, acao: 'troca.conferencia-desfeita' },
    async (row, tx) => {
      const situacao = row.situacao === 'conferida' ? situationBefore(row) : null
      if (!situacao) throw refuse('TrocaNaoPermitida', undefined, NOT_INSPECTED)
      if (row.pagaEm || (await paidDifference(tx, id)) > 0) throw refuse('TrocaNaoPermitida', undefined, PAID)
      if (await hasEnded(tx, [row.idPedido, row.idPedidoNovo]))
        throw refuse('TrocaNaoPermitida', undefined, ORDER_ENDED)
      if (row.diferenca > 0) await enqueue(tx, CANCEL_DIFFERENCE, { id })
      await erasePictures(tx, id)

      return {
        set: {
          situacao,
          resultado: null,
          condicaoConferida: null,
          nota: '',
          conferidaPor: null,
          conferidaEm: null,
          diferenca: 0,
          perdoadaEm: null,
        },
        mail: 'desfeita',
      }
    },
  )
}

function situationBefore({ situacao, enviadaEm, recebidaEm }: TradeInRow): TradeSituation | null {
  return beforeLastStep({ situacao, enviada: enviadaEm !== null, recebida: recebidaEm !== null })
}

async function hasEnded(tx: Database, ids: readonly (string | null)[]): Promise<boolean> {
  const known = ids.filter((id) => id !== null)

  return (
    (await tx.$count(
      pedidos,
      and(inArray(pedidos.id, known), inArray(pedidos.situacao, ['cancelado', 'devolvido'])),
    )) > 0
  )
}

const NOT_ARRIVED = 'Só se desfaz a chegada de um instrumento que ainda não foi conferido. Atualize a página.'

const NOT_INSPECTED = 'Esta troca não tem conferência para corrigir. Atualize a página.'

const PAID =
  'O cliente já pagou a diferença desta troca, e por isso a conferência não se corrige mais. Se ela estava errada, devolva a ele o que pagou a mais.'

const ORDER_ENDED =
  'Um pedido desta troca foi cancelado ou devolvido depois da conferência, que por isso não se corrige mais. Siga o aviso de atenção do pedido.'
