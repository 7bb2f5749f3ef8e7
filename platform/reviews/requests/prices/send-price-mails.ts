import { and, eq } from 'drizzle-orm'
import { formatBRL } from '#domain/money/format-money.ts'
import { ownAlertsPath } from '#domain/review/price-alert.ts'
import { singlePrices } from '#platform/catalog/prices/single-prices.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { type AddressRow, alertsOf, findAddress } from './alert-rows.ts'
import { alertsKey } from './alerts-key.ts'
import { avisosPreco as alerts } from './tables.ts'

/** Sends the link by which an address confirms an alert that was requested for it, or sees it if it has. */
export async function sendPriceAlerts(
  context: JobContext,
  { id, sku }: { id: number; sku: number },
): Promise<void> {
  const address = await findAddress(context.db, id)
  const requested = (await alertsOf(context.db, id)).filter(({ idSku }) => idSku === sku)
  const itens = await goodsOf(context, requested)
  if (!address || itens.length === 0) return

  await context.mail.send(
    'price-alert',
    {
      itens: itens.map(({ aviso, ...item }) => ({ ...item, valor: aviso.referencia })),
      confirmado: requested.every(({ confirmadoEm }) => confirmadoEm !== null),
      url: ownAlertsPath(accessOf(context, address)),
    },
    envelopeOf(context, address),
  )
}

type Fallen = { id: number; preco: number; antes: number }

/**
 * Sends what became cheaper to an address that waits for it. What rose again by now, also above the value that the
 * shopper waits for, or is sold out, is left out, and waits for its price of before again.
 */
export async function sendPriceFalls(
  context: JobContext,
  { id, avisos }: { id: number; avisos: Fallen[] },
): Promise<void> {
  const address = await findAddress(context.db, id)
  if (!address) return
  const rows = await alertsOf(context.db, id)
  const own = avisos.flatMap((fallen) => {
    const row = rows.find((alert) => alert.id === fallen.id)
    return row ? [{ ...row, ...fallen }] : []
  })
  const prices = await singlePrices(
    context,
    own.map(({ idSku }) => idSku),
  )
  const isLower = ({ idSku, alvo, antes }: (typeof own)[number]) => {
    const now = prices.get(idSku)
    return now?.aVenda === true && now.preco < antes && (alvo === null || now.preco <= alvo)
  }
  const still = own.filter(isLower)
  await waitAgain(
    context,
    own.filter((alert) => !isLower(alert)),
  )
  const itens = await goodsOf(context, still)
  if (itens.length === 0) return
  const url = ownAlertsPath(accessOf(context, address))

  await context.mail.send(
    'price-drop',
    {
      itens: itens.map(({ aviso, atributos, ...item }) => ({
        ...item,
        atributos: [...atributos, { label: 'Antes', valor: formatBRL(aviso.antes) }],
        valor: prices.get(aviso.idSku)?.preco ?? aviso.preco,
      })),
      url,
    },
    envelopeOf(context, address, context.storeUrl + url),
  )
}

/** Undoes that a fall was sent, unless the shopper changed the alert since. */
async function waitAgain({ db }: JobContext, unsent: readonly Fallen[]): Promise<void> {
  for (const { id, preco, antes } of unsent)
    await db
      .update(alerts)
      .set({ referencia: antes })
      .where(and(eq(alerts.id, id), eq(alerts.referencia, preco)))
}

/** The products of alerts, as mails show them. */
async function goodsOf<Alert extends { idProduto: number; idSku: number }>(
  context: JobContext,
  alerts: readonly Alert[],
) {
  const briefs = await productBriefs(
    context,
    alerts.map(({ idProduto }) => idProduto),
  )

  return alerts.flatMap((aviso) => {
    const produto = briefs.get(aviso.idProduto)
    const sku = produto?.skus.find(({ id }) => id === aviso.idSku)
    if (!produto || !sku) return []

    return [
      {
        aviso,
        nome: produto.nome,
        url: produto.url + sku.selecao,
        imagem: produto.imagem,
        atributos: sku.atributos,
        quantidade: 1,
      },
    ]
  })
}

function accessOf(context: JobContext, address: AddressRow) {
  return { id: address.id, chave: alertsKey(context, address) }
}

function envelopeOf({ idTarefa }: JobContext, { email }: AddressRow, unsubscribeUrl?: string) {
  return { id: idTarefa, to: { nome: '', email }, ...(unsubscribeUrl && { unsubscribeUrl }) }
}
