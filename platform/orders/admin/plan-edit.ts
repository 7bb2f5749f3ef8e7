import { sql } from 'drizzle-orm'
import type { PostalAddress } from '#contract/address.ts'
import type { OrderEdit } from '#contract/admin/orders.ts'
import type { Freight, FreightQuote } from '#contract/shipping.ts'
import { readAddress } from '#domain/customer/read-address.ts'
import { editLines } from '#domain/order/edit-lines.ts'
import { cartFacts } from '#platform/catalog/cart-facts.ts'
import { refuse } from '#platform/refuse.ts'
import { quoteFreight } from '#platform/shipping/quote-freight.ts'
import type { Visit } from '#platform/visit.ts'
import { totalBy } from '../money-of-order.ts'
import type { ItemRow, OrderFacts } from '../rows.ts'
import { mayEdit } from './may-edit.ts'

/** What an order would be. Money in centavos. */
export type EditPlan = {
  itens: ItemRow[]
  endereco: PostalAddress | null
  frete: Freight
  idCotacao: string
  subtotal: number
  totalItens: number
  valorFrete: number
  descontoVista: number
  total: number
  cotacao: FreightQuote | null
}

/**
 * What an order would be after an edit; writes nothing. Refuses `PedidoNaoPermite`, `VersaoAntiga`, `CamposInvalidos` and
 * `FreteMudou`.
 */
export async function planEdit(visit: Visit, facts: OrderFacts, edit: OrderEdit): Promise<EditPlan> {
  const { pedido } = facts
  if (!mayEdit(facts)) throw refuse('PedidoNaoPermite')
  if (pedido.versao !== edit.versao)
    throw refuse('VersaoAntiga', { versao: pedido.versao, atual: { total: pedido.total } })
  const itens = itemsOf(visit, facts, edit)
  const typed = edit.endereco && addressOf(edit.endereco)
  const destination = typed ?? pedido.endereco
  const cotacao = destination && (await quote(visit, facts, itens, destination.cep))
  const { frete, idCotacao } = edit.idFrete === undefined ? pedido : chosen(cotacao, edit.idFrete)
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

  return { ...{ itens, endereco, frete, idCotacao, cotacao, total }, ...money }
}

function itemsOf({ settings }: Visit, { itens }: OrderFacts, edit: OrderEdit): ItemRow[] {
  const wanted = new Map(
    edit.itens.map(({ idAtributoSimples, quantidade }) => [idAtributoSimples, quantidade]),
  )
  const edited = editLines(itens, wanted, settings.precos.descontoVista)
  if (edited.length !== edit.itens.length) throw refuse('PedidoNaoPermite')

  return edited
}

function addressOf(typed: NonNullable<OrderEdit['endereco']>): PostalAddress {
  const read = readAddress(typed)
  if ('campos' in read) throw refuse('CamposInvalidos', read)

  return read.endereco
}

/** Null where the catalogue does not know all of it any more: nobody knows what it weighs. */
async function quote(
  visit: Visit,
  { pedido }: OrderFacts,
  itens: readonly ItemRow[],
  cep: string,
): Promise<FreightQuote | null> {
  const skus = sql.param(itens.map(({ idSku }) => idSku))
  const [row] = await visit.db
    .select({
      fatos: cartFacts({
        skus: sql`select unnest(${skus}::integer[])`,
        produtos: sql`array[]::integer[]`,
        grupo: sql`null::integer`,
      }),
    })
    .from(sql`(select 1) as um`)
  const facts = new Map(row?.fatos.map((fato) => [fato.idAtributoSimples, fato]))
  const lines = itens.flatMap(({ idSku, quantidade, precoPor }) => {
    const fato = facts.get(idSku)
    return fato ? [{ ...fato, quantidade, precoPor }] : []
  })
  if (lines.length < itens.length) return null
  // A promotion or a coupon that paid for the freight goes on doing so; the store's own threshold is reckoned anew.
  const source = pedido.frete.ajustes.find(({ tipo }) => tipo !== 'freteGratis')
  const freteGratis = source && source.tipo !== 'freteGratis' ? { ...source, tipo: source.tipo } : null

  return quoteFreight(visit, { cep, itens: lines, freteGratis })
}

function chosen(cotacao: FreightQuote | null, idFrete: string) {
  const frete = cotacao?.fretes.find(({ id }) => id === idFrete)
  if (!cotacao || !frete) throw refuse('FreteMudou')

  return { frete, idCotacao: cotacao.idCotacao }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}
