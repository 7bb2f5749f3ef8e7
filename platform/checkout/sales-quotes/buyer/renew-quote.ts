import { and, eq } from 'drizzle-orm'
import { unitsInLines } from '#domain/cart/teaching/pupil-units.ts'
import { renewalBy } from '#domain/order/sales-quote/renewal.ts'
import { isExampleName } from '#domain/product/example-name.ts'
import { UNKNOWN_BUYER } from '#domain/promotions/promotion.ts'
import { repairServices } from '#domain/workshop/line-services.ts'
import { readQuotedGoods } from '#platform/cart/items/quoted-goods.ts'
import { offeredNow } from '#platform/cart/items/services/offered-now.ts'
import { type OpenCart, openCart } from '#platform/cart/open-cart.ts'
import { cartOfBuyer } from '#platform/cart/ownership/cart-of-buyer.ts'
import { unitsOfQuoteNow } from '#platform/customers/teaching/purchases/quoted-units.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { alertStaff } from '#platform/infrastructure/jobs/alert-staff.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { countPromotionUses } from '#platform/marketing/promotions/uses/count-promotion-uses.ts'
import { SALES_QUOTE_MAIL } from '../mail/sales-quote-mail.ts'
import { lockQuote, type QuoteRows, situationOf } from '../rows.ts'
import { propostas, propostasVersoes } from '../tables.ts'
import { openQuote, type QuoteAccess } from './open-quote.ts'
import { versionOfCart } from './version-of-cart.ts'

/**
 * Makes another version of a shopper's quote, at today's prices and with what is in stock, and writes to the buyer; one
 * whose prices staff agreed on is theirs to change: they are notified, once, and `feita` is false. Refuses as `openQuote` does,
 * `TentativasDemais`, `ProdutoDeExemplo`, and `PropostaNaoPermite` if it was accepted, cancelled or changed, if nothing is
 * in stock, or if it can't be delivered any more.
 */
export async function renewQuote(
  context: RequestContext,
  { versao, ...access }: QuoteAccess & { versao: number },
): Promise<{ feita: boolean }> {
  const { rows } = await openQuote(context, access)
  const by = refuseOld(context, rows, versao)
  await countTry(context, 'renewQuote', access.id)
  if (by === 'loja') {
    await requestVersion(context, access.id, versao)
    return { feita: false }
  }
  const version = await versionOfCart(context, {
    cart: await cartOfQuote(context, rows),
    cep: rows.versao.cep,
    idFrete: rows.versao.frete.id,
  })
  await context.db.transaction(async (tx) => {
    const locked = await lockQuote(tx, access.id)
    refuseOld(context, locked, versao)
    const next = { lembradaEm: null, versao: versao + 1, alteradaEm: context.now }
    await tx.update(propostas).set(next).where(eq(propostas.id, access.id))
    await tx
      .insert(propostasVersoes)
      .values({ ...version, idProposta: access.id, versao: versao + 1, criadaEm: context.now })
    await enqueue(tx, SALES_QUOTE_MAIL, { id: access.id, versao: versao + 1, tipo: 'enviada' })
  })

  return { feita: true }
}

/** Returns who may make another version. */
function refuseOld(context: RequestContext, rows: QuoteRows, versao: number): 'cliente' | 'loja' {
  const { proposta } = rows
  const by = renewalBy({
    situacao: situationOf(rows, context),
    origem: proposta.origem,
    criadaPor: rows.versao.criadaPor,
  })
  if (by && rows.versao.versao === versao) return by
  throw refuse('PropostaNaoPermite', undefined, 'Esta proposta mudou. Confira-a antes.')
}

async function requestVersion(context: RequestContext, id: string, versao: number): Promise<void> {
  const { db, now } = context
  await db.transaction(async (tx) => {
    const locked = await lockQuote(tx, id)
    refuseOld(context, locked, versao)
    if (locked.versao.outraPedidaEm !== null) return
    await tx
      .update(propostasVersoes)
      .set({ outraPedidaEm: now })
      .where(and(eq(propostasVersoes.idProposta, id), eq(propostasVersoes.versao, versao)))
    await alertStaff(tx, {
      tipo: 'propostaAceita',
      texto: `Pediram outra versão da proposta ${locked.proposta.numero}, com os preços e o estoque de hoje.`,
      caminho: `/propostas/${id}`,
      em: now,
    })
  })
}

/** The goods of a quote as a cart of its buyer would have them now: no more of them than the stock has. */
async function cartOfQuote(
  context: RequestContext,
  { proposta, versao }: QuoteRows,
): Promise<Pick<OpenCart, 'lines' | 'alunos' | 'cupom' | 'offers'>> {
  const { db, now, settings } = context
  const { idCliente, comprador } = proposta
  const skus = versao.linhas.map(({ idSku }) => idSku)
  const goods = await readQuotedGoods(db, skus, idCliente, {
    cart: await cartOfBuyer(context, idCliente),
    now,
  })
  const there = versao.linhas.flatMap(({ idSku, quantidade, servicos = [] }) => {
    const sku = goods.get(idSku)
    const left = Math.min(quantidade, sku?.estoque ?? 0)

    return sku?.situacao === 'disponivel' && left > 0 ? [{ ...sku, servicos, quantidade: left }] : []
  })
  const { lines } = repairServices(there, await offeredNow(db, versao.linhas))
  if (lines.length === 0)
    throw refuse('PropostaNaoPermite', undefined, 'Nada desta proposta está em estoque agora.')
  if (settings.sistema.abertura.aberta && lines.some(({ nomeProduto }) => isExampleName(nomeProduto)))
    throw refuse('ProdutoDeExemplo')
  // Of no visitor: only what applies to everybody's carts with these goods is read.
  const { offers } = await openCart(context, {
    sessao: `proposta/${proposta.id}`,
    chave: null,
    skus,
    produtos: [],
  })
  const usos = await countPromotionUses(context, { idCliente, documento: comprador.documento || null })

  return {
    lines,
    alunos: unitsInLines(await unitsOfQuoteNow(db, versao.alunos), lines),
    cupom: versao.cupom,
    offers: { ...offers, comprador: { ...UNKNOWN_BUYER, usos, logado: idCliente !== null } },
  }
}
