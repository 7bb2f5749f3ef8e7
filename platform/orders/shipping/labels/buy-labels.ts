import type { OrderLabel } from '#contract/orders/order-labels.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { type ServiceQuote, serviceOf } from '#platform/shipping/melhor-envio/calculate.ts'
import { actOnOrder } from '../../lifecycle/act-on-order.ts'
import { type BulkResult, doForEach } from '../../lifecycle/do-for-each.ts'
import { refuseInWorkshop, refuseUnpaidWork } from '../../lifecycle/order-work.ts'
import { lockOrder } from '../../rows.ts'
import { pedidosEtiquetas } from '../../tables.ts'
import { askForStaff, sellingAccount } from './label-account.ts'
import { FOLLOW_LABEL } from './label-queue.ts'
import { hasLiveLabels, labelsOf } from './label-rows.ts'
import { type LabelledOrder, readLabelledOrder } from './labelled-order.ts'

type BuyLabelsInput = { id: string; servico: number; valor: number; mesmoAssim: boolean }

/**
 * Records the purchase of a label for each package of an order that is to be sent; a job makes it. Refuses
 * `PedidoNaoPermite` if the order is not to be sent or has labels, `FreteMudou` if they cost more than `valor` centavos,
 * `ServicoAPagar` while work on it is unpaid, unless `mesmoAssim`, and as `labelOptions` does.
 */
export async function buyLabels(
  context: RequestContext,
  input: BuyLabelsInput,
): Promise<{ etiquetas: OrderLabel[] }> {
  await buy(context, input.id, input)

  return { etiquetas: await labelsOf(context.db, input.id) }
}

/** Buys the labels of many orders by the services that their buyers chose, at their present prices. */
export async function buyChosenLabels(
  context: RequestContext,
  { ids }: { ids: readonly string[] },
): Promise<BulkResult> {
  permit(context, 'pedidos.expedir')

  return doForEach(context.db, ids, (id) => buy(context, id, null))
}

/** Without a choice, the buyer's counts, whatever it costs now. */
async function buy(
  context: RequestContext,
  id: string,
  choice: Omit<BuyLabelsInput, 'id'> | null,
): Promise<void> {
  const { note } = await actOnOrder(context, 'pedidos.expedir', id)
  const order = await readLabelledOrder(context, id)
  if (!isToBeSent(order.rows.pedido.situacao)) throw refuse('PedidoNaoPermite')
  refuseInWorkshop(order.rows.pedido)
  if (!choice?.mesmoAssim) await refuseUnpaidWork(context.db, id)
  const servico = choice?.servico ?? serviceOf(order.rows.pedido.frete.id)
  if (servico === null)
    throw refuse('CadastroInvalido', { motivo: 'frete' }, 'Quem comprou não escolheu o Melhor Envio.')
  const { api, ambiente } = await sellingAccount(context)
  const [quote] = await askForStaff(() => api.calculate(order.shipment, [servico]))
  if (!quote || quote.pacotes.length === 0)
    throw refuse('CadastroInvalido', { motivo: 'servico' }, 'Este serviço não leva o pedido a este endereço.')
  if (choice && quote.custo > choice.valor) throw refuse('FreteMudou')

  await context.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, id)
    if (!locked || !isToBeSent(locked.situacao) || (await hasLiveLabels(tx, id, 'envio')))
      throw refuse('PedidoNaoPermite')
    const rows = await tx
      .insert(pedidosEtiquetas)
      .values(
        packagesOf(quote, order).map((part, i) => ({
          ...part,
          idPedido: id,
          tipo: 'envio' as const,
          volume: i + 1,
          ambiente,
          servico,
          nome: quote.label,
          criadaEm: context.now,
          conferirEm: context.now,
        })),
      )
      .returning({ id: pedidosEtiquetas.id })
    for (const row of rows) await enqueue(tx, FOLLOW_LABEL, row)
    await note(tx, 'pedido.etiqueta-comprada', {
      depois: { servico: quote.label, valor: quote.custo, volumes: rows.length },
    })
  })
}

function isToBeSent(situacao: string): boolean {
  return situacao === 'pagamentoAprovado' || situacao === 'emSeparacao'
}

/** The packages with their goods, and the most that each may cost. */
function packagesOf({ pacotes, custo }: ServiceQuote, { items }: LabelledOrder) {
  return pacotes.map(({ itens, custo: own, ...pacote }) => ({
    pacote,
    limite: own ?? custo,
    itens: itens.flatMap(({ idSku, quantidade }) => {
      const item = items.get(idSku)
      return item ? [{ ...item, quantidade }] : []
    }),
  }))
}
