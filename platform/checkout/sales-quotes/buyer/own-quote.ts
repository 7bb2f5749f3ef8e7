import type { AcceptanceInput, OwnSalesQuote } from '#contract/orders/sales/own-sales-quotes.ts'
import { orderPath } from '#domain/order/order-path.ts'
import { quoteChanges, renewalBy } from '#domain/order/sales-quote/renewal.ts'
import { readQuotedGoods, stockOf } from '#platform/cart/items/quoted-goods.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { DiskFull } from '#platform/database/outage.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { alertStaff } from '#platform/infrastructure/jobs/alert-staff.ts'
import { orderKey } from '#platform/orders/access/order-key.ts'
import type { OrderReference } from '#platform/orders/lifecycle/find-by-idempotency-key.ts'
import { acceptedOrder, acceptQuote } from '../accept-quote.ts'
import { type QuoteRows, readQuote, situationOf } from '../rows.ts'
import { toSalesQuote } from '../to-sales-quote.ts'
import { openQuote, type QuoteAccess } from './open-quote.ts'

/**
 * Returns a quote as its buyer sees it. The holder of its link sees no name once the link is old. Refuses as `openQuote`
 * does.
 */
export async function getOwnQuote(context: RequestContext, access: QuoteAccess): Promise<OwnSalesQuote> {
  const { rows, link } = await openQuote(context, access)
  const order = await acceptedOrder(context, rows)

  return {
    ...(await toSalesQuote(context, rows)),
    nome: link === 'old' ? '' : rows.proposta.comprador.nomeRazao,
    urlPedido: order ? pathOf(context, order) : null,
    mudancas: await changesOf(context, rows),
    renovacao: renewalBy({
      situacao: situationOf(rows, context),
      origem: rows.proposta.origem,
      criadaPor: rows.versao.criadaPor,
    }),
    renovacaoPedidaEm: rows.versao.outraPedidaEm?.toISOString() ?? null,
  }
}

/** What the newest version changed; the versions themselves stay as they were. */
async function changesOf({ db, now }: RequestContext, { proposta, versao }: QuoteRows): Promise<string[]> {
  if (versao.versao === 1) return []
  const before = await readQuote(db, proposta.id, versao.versao - 1)
  const skus = [...versao.linhas, ...before.versao.linhas].map(({ idSku }) => idSku)
  const goods = await readQuotedGoods(db, skus, proposta.idCliente, { now, cart: null })

  return quoteChanges(before.versao, versao, stockOf(goods))
}

/** Turns a quote into an order; its page is where it is paid. Refuses as `openQuote` and `acceptQuote` do, and `LojaFechada`. */
export async function acceptOwnQuote(
  context: RequestContext,
  { chave, ...input }: QuoteAccess & AcceptanceInput,
): Promise<{ id: string; numero: number; url: string }> {
  await openQuote(context, { id: input.id, chave })
  if (!(await context.mayOrder())) throw refuse('LojaFechada')
  if (!context.hasSpace()) throw new DiskFull('No order is accepted while the disk is nearly full.')
  await countTry(context, 'acceptQuote', input.id)
  const order = await context.db.transaction(async (db) => {
    const tx = { ...context, db }
    const accepted = await acceptQuote(tx, input)
    const { numero, id } = accepted.rows.proposta
    if (accepted.isNew)
      await alertStaff(db, {
        tipo: 'propostaAceita',
        texto: `A proposta ${numero} virou o pedido ${accepted.order.numero}.`,
        caminho: `/propostas/${id}`,
        em: context.now,
      })

    return accepted.order
  })

  return { id: order.id, numero: order.numero, url: pathOf(context, order) }
}

/** With the key: whoever holds the quote's link may pay its order. */
function pathOf(context: RequestContext, order: OrderReference): string {
  return orderPath(order.id, orderKey(context, order))
}
