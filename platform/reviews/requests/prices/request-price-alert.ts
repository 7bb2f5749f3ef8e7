import type { Message } from '#contract/message.ts'
import type { PriceAlertForm } from '#contract/reviews/price-alerts.ts'
import type { WriterInput } from '#contract/reviews/questions.ts'
import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import { problem } from '#domain/format/field-problem.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { MAX_PRICE_ALERTS, targetProblem } from '#domain/review/price-alert.ts'
import { readWriter } from '#domain/review/read-writer.ts'
import { getWishlist } from '#platform/cart/wishlist/get-wishlist.ts'
import { singlePrices } from '#platform/catalog/prices/single-prices.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { getUser } from '#platform/customers/sessions/get-user.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { withAccount } from '../../authors/read-writer.ts'
import { sendPriceAlertsJob } from '../../sent-jobs.ts'
import { alertsOf, countAlerts, ensureAddress, storeAlert } from './alert-rows.ts'

type RequestPriceAlertInput = Pick<WriterInput, 'email' | 'site'> & {
  idProduto: number
  idAtributoSimples: number
  alvo: number | null
}

/**
 * What the form shows: the product's SKUs with what one unit costs now. Refuses `ProdutoInexistente`, and
 * `ProdutoSobConsulta` for what has no price to show.
 */
export async function getPriceAlertForm(
  context: RequestContext,
  { idProduto }: { idProduto: number },
): Promise<PriceAlertForm> {
  const produto = (await productBriefs(context, [idProduto])).get(idProduto)
  if (!produto) throw refuse('ProdutoInexistente')
  if (produto.situacao === 'sobConsulta') throw refuse('ProdutoSobConsulta')
  const prices = await singlePrices(
    context,
    produto.skus.map(({ id }) => id),
  )

  return {
    produto,
    precos: produto.skus.map(({ id, precoPor }) => ({ id, preco: prices.get(id)?.preco ?? precoPor })),
    identificado: (await getUser(context)).logado,
  }
}

/**
 * Stores that somebody wants to know when a SKU costs less. The alert of a logged-in customer's own address counts at
 * once, others when they are confirmed by the link of their mail; what a stranger learns is the same whether the address
 * has alerts or not. Refuses `CamposInvalidos`, `ProdutoInexistente`, `ProdutoSobConsulta`,
 * `AvisosDemais` and `TentativasDemais`.
 */
export async function requestPriceAlert(
  context: RequestContext,
  { idProduto, idAtributoSimples: idSku, alvo, site, email: typed }: RequestPriceAlertInput,
): Promise<{ mensagens: Message[] }> {
  const read = readWriter(await withAccount(context, { nome: '', contato: '', email: typed }), {
    nameless: true,
  })
  if ('campos' in read) throw refuse('CamposInvalidos', { campos: read.campos })
  const { email } = read.writer
  const price = (await singlePrices(context, [idSku])).get(idSku)
  if (!price || price.idProduto !== idProduto) throw refuse('ProdutoInexistente')
  const produto = (await productBriefs(context, [idProduto])).get(idProduto)
  if (produto?.situacao === 'sobConsulta') throw refuse('ProdutoSobConsulta')
  const campos = problem('alvo', targetProblem(alvo, price.preco))
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
  await countTry(context, 'mail', email)
  if (site !== '') return thanks('Combinado: avisamos por e-mail quando o preço baixar.')

  const user = await getUser(context)
  const confirmed = user.logado && user.email.toLowerCase() === email
  await context.db.transaction(async (tx) => {
    const { id: idEndereco } = await ensureAddress(tx, email)
    if (confirmed && (await countAlerts(tx, idEndereco, idSku)) >= MAX_PRICE_ALERTS)
      throw refuse('AvisosDemais')
    await storeAlert(tx, {
      idEndereco,
      idProduto,
      idSku,
      alvo,
      referencia: price.preco,
      criadoEm: context.now,
      texto: CONSENT_TEXTS.preco,
      confirmed,
    })
    if (!confirmed) await enqueue(tx, sendPriceAlertsJob, { id: idEndereco, sku: idSku })
  })

  return thanks(
    confirmed
      ? `Avisamos por e-mail quando ${alvo === null ? `custar menos de ${formatBRL(price.preco)}` : `custar ${formatBRL(alvo)} ou menos`}.`
      : 'Falta confirmar: abra o link que mandamos ao seu e-mail.',
  )
}

/**
 * Stores an alert for the cheapest SKU in stock (else the cheapest) of each favourite of the customer that shows its price,
 * as far as an address may have alerts; those that are there stay as they are. Refuses `NaoAutorizado`.
 */
export async function requestFavouriteAlerts(context: RequestContext): Promise<{ mensagens: Message[] }> {
  await requireCustomer(context)
  const { email } = await getUser(context)
  const { favoritos } = await getWishlist(context)
  const briefs = await productBriefs(context, favoritos)
  const cheapest = favoritos.flatMap((idProduto) => {
    const { skus = [], situacao } = briefs.get(idProduto) ?? {}
    // What is sold out gets no cheaper.
    const [sku] = skus.toSorted(
      (a, b) => Number(b.estoque > 0) - Number(a.estoque > 0) || a.precoPor - b.precoPor,
    )
    return sku && situacao !== 'sobConsulta' ? [{ idProduto, idSku: sku.id }] : []
  })
  const prices = await singlePrices(
    context,
    cheapest.map(({ idSku }) => idSku),
  )
  const total = await context.db.transaction(async (tx) => {
    const { id: idEndereco } = await ensureAddress(tx, email.toLowerCase())
    const left = MAX_PRICE_ALERTS - (await countAlerts(tx, idEndereco))
    const watched = (await alertsOf(tx, idEndereco)).filter(({ confirmadoEm }) => confirmadoEm !== null)
    const known = new Set(watched.map(({ idProduto }) => idProduto))
    const added = cheapest.filter(({ idProduto }) => !known.has(idProduto)).slice(0, Math.max(0, left))
    for (const { idProduto, idSku } of added)
      await storeAlert(tx, {
        idEndereco,
        idProduto,
        idSku,
        alvo: null,
        referencia: prices.get(idSku)?.preco ?? 0,
        criadoEm: context.now,
        texto: CONSENT_TEXTS.preco,
        confirmed: true,
      })

    return watched.length + added.length
  })

  return thanks(
    `Combinado: avisamos por e-mail quando um destes preços baixar. Você tem ${total === 1 ? '1 aviso' : `${total} avisos`} de preço.`,
  )
}

function thanks(mensagem: string): { mensagens: Message[] } {
  return { mensagens: [{ tipo: 'sucesso', mensagem }] }
}
