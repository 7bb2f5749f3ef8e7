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

/** An order after an edit. Money in centavos. */
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
  /** Ids of the promotions and the coupon after the edit; null if they stay the same. */
  aplicadas: number[] | null
  cotacao: FreightQuote | null
  maxQuantities: EditedGoods['maxQuantities']
  /** Sentences about what the buyer loses by the edit. */
  avisos: string[]
}

/**
 * Plans an edit; writes nothing. Refuses `PedidoNaoPermite`, `VersaoAntiga`, `CamposInvalidos`, `FreteMudou` if its
 * freight can't carry the new goods or doesn't serve the new address, and as `editGoods` does.
 */
export async function planEdit(context: RequestContext, rows: OrderRows, edit: OrderEdit): Promise<EditPlan> {
  const { pedido } = rows
  if (!mayEdit(rows)) throw refuse('PedidoNaoPermite')
  if (pedido.versao !== edit.versao)
    throw refuse('VersaoAntiga', { versao: pedido.versao, atual: { total: pedido.total } })
  const goods = await editGoods(context, rows, edit)
  const { itens, offerResult, maxQuantities } = goods
  const destination = edit.endereco
    ? await addressOf(context, pedido.endereco, edit.endereco)
    : pedido.endereco
  const cotacao = destination && (await quote(context, rows, goods, destination.cep))
  const changed = offerResult !== null || destination?.cep !== pedido.endereco?.cep
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
  // An order that costs nothing would never be paid.
  if (total === 0)
    throw refuse('PedidoNaoPermite', undefined, 'Com esta mudança o pedido não custaria nada. Cancele-o.')
  const cupom = offerResult ? offerResult.cupom : pedido.cupom

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
    maxQuantities,
    aplicadas: offerResult?.aplicadas ?? null,
    avisos: offerResult?.avisos ?? [],
  }
}

/** City and state have to match the CEP; refuses those left over from the old address. */
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

/** Null if the weight of some goods is unknown. */
async function quote(
  context: RequestContext,
  rows: OrderRows,
  { load, itens, offerResult }: EditedGoods,
  cep: string,
): Promise<FreightQuote | null> {
  if (!load) return null
  const freteGratis = offerResult ? offerResult.freteGratis : agreedFreeFreight(rows)
  const hasWork = itens.some(({ servicos }) => servicos !== null)
  const oficina = hasWork ? (rows.pedido.frete.oficina ?? 0) : 0

  return quoteFreight(context, { cep, itens: load, freteGratis, oficina })
}

/** A promotion or a coupon that paid for the freight still does; the store's own threshold is checked again. */
function agreedFreeFreight({ pedido }: OrderRows): FreeFreightSource | null {
  const source = pedido.frete.ajustes.find(({ tipo }) => tipo !== 'freteGratis')

  return source && source.tipo !== 'freteGratis' ? { ...source, tipo: source.tipo } : null
}

type Choice = { edit: OrderEdit; cotacao: FreightQuote | null; changed: boolean }

/**
 * Other goods or another address change the freight, unless the staff member keeps it. Freight that can't be quoted
 * keeps its price.
 */
function freightOf(
  pedido: OrderRow,
  { edit: { idFrete, manterFrete }, cotacao, changed }: Choice,
): { frete: Freight; idCotacao: string } {
  const chosen = idFrete ?? (changed && cotacao ? pedido.frete.id : undefined)
  if (manterFrete || chosen === undefined) return pedido
  const frete = cotacao?.fretes.find(({ id }) => id === chosen)
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
