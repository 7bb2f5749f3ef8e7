import { and, eq, isNull } from 'drizzle-orm'
import type { Message } from '#contract/message.ts'
import type { OwnPriceAlerts } from '#contract/reviews/price-alerts.ts'
import { MAX_PRICE_ALERTS } from '#domain/review/price-alert.ts'
import { singlePrices } from '#platform/catalog/prices/single-prices.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { getUser } from '#platform/customers/sessions/get-user.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import { type AddressRow, alertsOf, countAlerts, ensureAddress, findAddress } from './alert-rows.ts'
import { alertsKey } from './alerts-key.ts'
import { avisosPreco as alerts } from './tables.ts'

type Access = { id: number; chave: string }

/** The address with this id, for the holder of its key. Refuses `ChaveInvalida` to everybody else. */
async function openAddress(context: RequestContext, { id, chave }: Access): Promise<AddressRow> {
  const address = await findAddress(context.db, id)
  if (!address || !sameSecret(chave, alertsKey(context, address))) throw refuse('ChaveInvalida')

  return address
}

/** The price alerts of an address, with today's prices. Refuses `ChaveInvalida`. */
export async function getOwnAlerts(context: RequestContext, access: Access): Promise<OwnPriceAlerts> {
  const { id } = await openAddress(context, access)
  const rows = await alertsOf(context.db, id)
  const [briefs, prices] = await Promise.all([
    productBriefs(
      context,
      rows.map(({ idProduto }) => idProduto),
    ),
    singlePrices(
      context,
      rows.map(({ idSku }) => idSku),
    ),
  ])

  return {
    avisos: rows.flatMap(({ id, idProduto, idSku, alvo, referencia, confirmadoEm }) => {
      const produto = briefs.get(idProduto)
      const sku = produto?.skus.find((each) => each.id === idSku)
      const price = prices.get(idSku)
      if (!produto || !sku || !price) return []
      const { nome, url, imagem } = produto

      return [
        {
          id,
          produto: { nome, url: url + sku.selecao, imagem },
          opcao: sku.nome,
          preco: price.preco,
          aVenda: price.aVenda,
          alvo,
          referencia,
          confirmado: confirmadoEm !== null,
        },
      ]
    }),
  }
}

/**
 * Confirms an alert by the link of its mail; one that counts already stays as it is, and one that is gone stays gone.
 * Refuses `ChaveInvalida`, and `AvisosDemais` for one that would be too many.
 */
export async function confirmAlert(
  context: RequestContext,
  { aviso, ...access }: Access & { aviso: number },
): Promise<OwnPriceAlerts> {
  const { id, email } = await openAddress(context, access)
  await context.db.transaction(async (tx) => {
    await ensureAddress(tx, email)
    const waiting = and(eq(alerts.id, aviso), eq(alerts.idEndereco, id), isNull(alerts.confirmadoEm))
    if ((await tx.$count(alerts, waiting)) === 0) return
    if ((await countAlerts(tx, id)) >= MAX_PRICE_ALERTS) throw refuse('AvisosDemais')
    await tx.update(alerts).set({ confirmadoEm: context.now }).where(waiting)
  })

  return getOwnAlerts(context, access)
}

/** Ends one alert of an address. Refuses `ChaveInvalida`. */
export async function endAlert(
  context: RequestContext,
  { aviso, ...access }: Access & { aviso: number },
): Promise<OwnPriceAlerts> {
  const { id } = await openAddress(context, access)
  await context.db.delete(alerts).where(and(eq(alerts.id, aviso), eq(alerts.idEndereco, id)))

  return getOwnAlerts(context, access)
}

/**
 * Ends all alerts of an address; mail programs call it. The address itself goes in the next night, so that its page can
 * still be read. Refuses `ChaveInvalida`.
 */
export async function endAllAlerts(
  context: RequestContext,
  access: Access,
): Promise<{ mensagens: Message[] }> {
  const { id } = await openAddress(context, access)
  await context.db.delete(alerts).where(eq(alerts.idEndereco, id))

  return { mensagens: [{ tipo: 'sucesso', mensagem: 'Pronto: não mandamos mais avisos de preço.' }] }
}

/** The link to the logged-in customer's own alerts. Refuses `NaoAutorizado`. */
export async function linkOfOwnAlerts(context: RequestContext): Promise<Access> {
  await requireCustomer(context)
  const { email } = await getUser(context)
  const address = await ensureAddress(context.db, email.toLowerCase())

  return { id: address.id, chave: alertsKey(context, address) }
}
