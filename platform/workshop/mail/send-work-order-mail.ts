import type * as z from 'zod'
import { workOrderPath } from '#domain/workshop/work-order-path.ts'
import { isOpenWork } from '#domain/workshop/work-order-situation.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { readWorkOf } from '#platform/orders/lifecycle/order-work.ts'
import { readWorkOrder } from '../rows.ts'
import { paidForWork } from '../staff/paid-work.ts'
import type { WorkOrderRow } from '../tables.ts'
import { workOrderKey } from '../work-order-key.ts'
import type { WORK_ORDER_MAIL } from './work-order-mail.ts'

/**
 * Writes to the owner of an instrument; to nobody if there is no address, and about no quote that was answered or taken
 * back in the meantime, also if another one took its place.
 */
export async function sendWorkOrderMail(
  context: JobContext,
  { id, tipo, orcamento, mudanca, mensagem }: z.infer<typeof WORK_ORDER_MAIL.data>,
): Promise<void> {
  const { ordem, orcamentos, mensagens, mudancas } = await readWorkOrder(context.db, id)
  if (ordem.email === '') return
  // Jobs that were enqueued by earlier versions name neither quote nor message.
  const quote = orcamento === undefined ? orcamentos.at(-1) : orcamentos.find((each) => each.id === orcamento)
  const isOpen = quote?.situacao === 'enviado' && quote.validoAte > context.now
  if ((tipo === 'orcamento' || tipo === 'lembrete') && !isOpen) return
  if (tipo === 'novoDia' && (ordem.previstaPara === null || !isOpenWork(ordem.situacao))) return
  if (tipo === 'pronta' && ordem.situacao !== 'pronta') return
  if (tipo === 'cancelada' && ordem.situacao !== 'cancelada') return
  const said =
    mensagem === undefined
      ? mensagens.findLast(({ quem }) => quem === 'loja')
      : mensagens.find((message) => message.id === mensagem)

  await context.mail.send(
    'work-order',
    {
      tipo,
      numero: ordem.numero,
      nome: ordem.nome,
      instrumento: ordem.instrumento,
      orcamento: quote
        ? {
            linhas: quote.linhas,
            total: quote.total,
            mensagem: quote.mensagem,
            validoAte: quote.validoAte.toISOString(),
            extra: ordem.tipo === 'regulagem' || orcamentos.some(({ situacao }) => situacao === 'aprovado'),
          }
        : null,
      mensagem: said?.texto ?? '',
      nota: mudancas.find((change) => change.id === mudanca)?.nota ?? '',
      isFromCounter: ordem.tipo === 'balcao',
      devolver: tipo === 'cancelada' ? await paidForWork(context, ordem) : 0,
      previstaPara: ordem.previstaPara,
      entrega: await deliveryOf(context, ordem),
      // A guest's link, and that of customers too: it opens without a login on any device.
      url: context.storeUrl + workOrderPath(id, workOrderKey(context, ordem)),
    },
    { id: context.idTarefa, to: { nome: ordem.nome, email: ordem.email } },
  )
}

async function deliveryOf(
  { db }: JobContext,
  { idPedido }: WorkOrderRow,
): Promise<{ tipo: 'entrega' | 'retirada'; dia: string } | null> {
  const order = idPedido === null ? undefined : await readWorkOf(db, idPedido)
  if (!order || order.pedido.frete.aCombinar) return null
  const { tipo, previsao } = order.pedido.frete

  return { tipo, dia: previsao }
}
