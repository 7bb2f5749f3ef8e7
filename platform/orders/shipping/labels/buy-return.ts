import { eq } from 'drizzle-orm'
import type { LabelOptions, OrderLabel } from '#contract/orders/order-labels.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { ServiceQuote } from '#platform/shipping/melhor-envio/calculate.ts'
import type { MelhorEnvio } from '#platform/shipping/melhor-envio/melhor-envio.ts'
import type { Shipment } from '#platform/shipping/port.ts'
import { actOnOrder } from '../../lifecycle/act-on-order.ts'
import { lockOrder } from '../../rows.ts'
import { type LabelRow, pedidosEtiquetas } from '../../tables.ts'
import { accountOfLabel, askForStaff } from './label-account.ts'
import { balanceOf, toOption } from './label-options.ts'
import { FOLLOW_LABEL } from './label-queue.ts'
import { findLabel, labelsOf, mayReturn } from './label-rows.ts'
import { readLabelledOrder } from './labelled-order.ts'

type WhichLabel = { id: string; etiqueta: string }

/** PAC and SEDEX: Melhor Envio's returns go by Correios only. */
const RETURN_SERVICES = [1, 2]

/** Returns what it costs to take back the goods of a delivered label. Refuses as `buyReturn` does. */
export async function returnOptions(context: RequestContext, which: WhichLabel): Promise<LabelOptions> {
  permit(context, 'pedidos.expedir')
  const { quotes, api } = await quoteReturn(context, which)
  const saldo = await askForStaff(() => balanceOf(api))

  return { saldo, escolhido: null, opcoes: quotes.map(toOption) }
}

/**
 * Records the purchase of a code by which the buyer sends a delivered package back; a job makes it. Refuses
 * `PedidoNaoPermite` for a package that has not arrived or is returned already, `FreteMudou` if it costs more than
 * `valor` centavos, and as `askForStaff` does.
 */
export async function buyReturn(
  context: RequestContext,
  { servico, valor, ...which }: WhichLabel & { servico: number; valor: number },
): Promise<{ etiquetas: OrderLabel[] }> {
  const { note } = await actOnOrder(context, 'pedidos.expedir', which.id)
  const { quotes } = await quoteReturn(context, which)
  const quote = quotes.find((one) => one.servico === servico)
  if (!quote) throw refuse('CadastroInvalido', { motivo: 'servico' }, 'Os Correios não levam este pacote.')
  if (quote.custo > valor) throw refuse('FreteMudou')
  await context.db.transaction(async (tx) => {
    await lockOrder(tx, which.id)
    const original = await returnable(tx, which)
    const [row] = await tx
      .insert(pedidosEtiquetas)
      .values({
        idPedido: which.id,
        tipo: 'devolucao',
        volume: original.volume,
        idOriginal: original.id,
        ambiente: original.ambiente,
        servico,
        nome: quote.label,
        itens: original.itens,
        pacote: original.pacote,
        limite: quote.custo,
        criadaEm: context.now,
        conferirEm: context.now,
      })
      .returning({ id: pedidosEtiquetas.id })
    if (!row) throw new Error('The return was not stored.')
    await enqueue(tx, FOLLOW_LABEL, row)
    await note(tx, 'pedido.etiqueta-comprada', { depois: { servico: quote.label, valor: quote.custo } })
  })

  return { etiquetas: await labelsOf(context.db, which.id) }
}

async function quoteReturn(
  context: RequestContext,
  which: WhichLabel,
): Promise<{ quotes: ServiceQuote[]; api: MelhorEnvio }> {
  const original = await returnable(context.db, which)
  const { shipment } = await readLabelledOrder(context, which.id)
  const api = await accountOfLabel(context, original)
  const quotes = await askForStaff(() => api.calculate(backwards(shipment, original), RETURN_SERVICES))

  return { quotes: quotes.filter(({ pacotes }) => pacotes.length <= 1), api }
}

/** From the buyer to the store: the package as one thing. */
function backwards({ origem, cep }: Shipment, { itens, pacote }: LabelRow): Shipment {
  const precoPor = itens.reduce((sum, { valor, quantidade }) => sum + valor * quantidade, 0)

  return {
    origem: cep,
    cep: origem,
    uf: '',
    itens: [{ ...pacote, idAtributoSimples: itens[0]?.idSku ?? 0, quantidade: 1, precoPor }],
  }
}

async function returnable(db: RequestContext['db'], which: WhichLabel): Promise<LabelRow> {
  const label = await findLabel(db, which)
  const all = await db.select().from(pedidosEtiquetas).where(eq(pedidosEtiquetas.idPedido, which.id))
  if (!mayReturn(label, all)) throw refuse('PedidoNaoPermite')

  return label
}
