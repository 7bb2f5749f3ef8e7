import type { PostalAddress } from '#contract/customers/address.ts'
import type { OrderEdit } from '#contract/orders/order-edit.ts'
import type { Freight, FreightQuote } from '#contract/settings/shipping.ts'
import { leftCityBehind, sameCity } from '#domain/customer/address/city-agrees.ts'
import { readAddress } from '#domain/customer/address/read-address.ts'
import type { FreeFreightSource } from '#domain/shipping/free-freight.ts'
import { findPlace } from '#platform/infrastructure/cep/find-place.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { quoteFreight } from '#platform/shipping/quotes/quote-freight.ts'
import { totalBy } from '../payment/order-money.ts'
import type { ItemRow, OrderRow, OrderRows } from '../rows.ts'
import { type EditedGoods, editGoods } from './edit-goods.ts'
import { mayEdit } from './may-edit.ts'

/** What an order would be. Money in centavos. */
export type EditPlan = {
  itens: ItemRow[]
  /** What changes in the order's own row. */
  pedido: Pick<
    OrderRow,
    | 'endereco'
    | 'frete'
    | 'idCotacao'
    | 'cupom'
    | 'subtotal'
    | 'totalItens'
    | 'valorFrete'
    | 'descontoVista'
    | 'total'
  >
  /** Ids of the promotions and the coupon that it has then; null where it keeps those that it has. */
  aplicadas: number[] | null
  cotacao: FreightQuote | null
  maximos: EditedGoods['maximos']
  /** Sentences about what is lost by it. */
  avisos: string[]
}

/**
 * What an order would be after an edit; writes nothing. Refuses `PedidoNaoPermite`, `VersaoAntiga`, `CamposInvalidos`,
 * `FreteMudou` where its freight does not take other goods or does not go elsewhere, and as `editGoods` does.
 */
export async function planEdit(
  context: RequestContext,
  facts: OrderRows,
  edit: OrderEdit,
): Promise<EditPlan> {
  const { pedido } = facts
  if (!mayEdit(facts)) throw refuse('PedidoNaoPermite')
  if (pedido.versao !== edit.versao)
    throw refuse('VersaoAntiga', { versao: pedido.versao, atual: { total: pedido.total } })
  const goods = await editGoods(context, facts, edit)
  const { itens, ofertas, maximos } = goods
  const destination = edit.endereco
    ? await addressOf(context, pedido.endereco, edit.endereco)
    : pedido.endereco
  const cotacao = destination && (await quote(context, facts, goods, destination.cep))
  const changed = ofertas !== null || destination?.cep !== pedido.endereco?.cep
  const { frete, idCotacao } = freightOf(pedido, { edit, cotacao, changed })
  const endereco = frete.tipo === 'retirada' ? null : destination
  if (frete.tipo === 'entrega' && !endereco)
    throw refuse('CamposInvalidos', { campos: [{ campo: 'cep', mensagem: 'Digite o endereço de entrega.' }] })
  const money = {
    subtotal: sum(itens.map(({ precoPor, quantidade }) => precoPor * quantidade)),
    totalItens: sum(itens.map(({ total }) => total)),
    descontoVista: sum(itens.map(({ descontoVista }) => descontoVista)),
    valorFrete: frete.valor,
  }
  const total = totalBy(pedido.metodo, money)
  // What costs nothing is not paid, and never would be.
  if (total === 0)
    throw refuse('PedidoNaoPermite', undefined, 'Com esta mudança o pedido não custaria nada. Cancele-o.')
  const cupom = ofertas ? ofertas.cupom : pedido.cupom

  return {
    pedido: {
      endereco,
      frete,
      idCotacao,
      cupom,
      total,
      ...money,
    },
    itens,
    cotacao,
    maximos,
    aplicadas: ofertas?.aplicadas ?? null,
    avisos: ofertas?.avisos ?? [],
  }
}

/** City and state are those of the CEP: what stayed from before is refused. */
async function addressOf(
  context: RequestContext,
  before: PostalAddress | null,
  typed: NonNullable<OrderEdit['endereco']>,
): Promise<PostalAddress> {
  const read = readAddress(typed)
  if ('campos' in read) throw refuse('CamposInvalidos', read)
  const { endereco } = read
  const moved = endereco.cep !== before?.cep || !sameCity(endereco.cidade, before.cidade)
  const place = moved ? await findPlace(context, endereco) : null
  const isElsewhere = place !== null && place.cidade !== '' && !sameCity(place.cidade, endereco.cidade)
  if ((before && leftCityBehind(before, endereco)) || (isElsewhere && endereco.uf !== 'DF'))
    throw refuse('CamposInvalidos', {
      campos: [
        {
          campo: 'cidade',
          mensagem: `Este CEP é de ${place?.cidade || `outra cidade (${endereco.uf})`}. Confira o CEP ou a cidade.`,
        },
      ],
    })

  return endereco
}

/** Null where nobody knows what all of it weighs. */
async function quote(
  context: RequestContext,
  facts: OrderRows,
  { carga, ofertas }: EditedGoods,
  cep: string,
): Promise<FreightQuote | null> {
  if (!carga) return null
  const freteGratis = ofertas ? ofertas.freteGratis : agreedFreeFreight(facts)

  return quoteFreight(context, { cep, itens: carga, freteGratis })
}

/** A promotion or a coupon that paid for the freight goes on doing so; the store's own threshold is reckoned anew. */
function agreedFreeFreight({ pedido }: OrderRows): FreeFreightSource | null {
  const source = pedido.frete.ajustes.find(({ tipo }) => tipo !== 'freteGratis')

  return source && source.tipo !== 'freteGratis' ? { ...source, tipo: source.tipo } : null
}

type Choice = { edit: OrderEdit; cotacao: FreightQuote | null; changed: boolean }

/** Other goods, or another place, cost another freight, unless who edits keeps it. What can't be quoted keeps its price. */
function freightOf(
  pedido: OrderRow,
  { edit: { idFrete, manterFrete }, cotacao, changed }: Choice,
): { frete: Freight; idCotacao: string } {
  const wanted = idFrete ?? (changed && cotacao ? pedido.frete.id : undefined)
  if (manterFrete || wanted === undefined) return pedido
  const frete = cotacao?.fretes.find(({ id }) => id === wanted)
  if (cotacao && frete) return { frete, idCotacao: cotacao.idCotacao }

  throw refuse(
    'FreteMudou',
    undefined,
    idFrete === undefined
      ? `${pedido.frete.label} não leva o que o pedido passa a ter. Escolha outro frete.`
      : undefined,
  )
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}
