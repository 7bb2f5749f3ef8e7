import type { Connection } from '#platform/database/connect.ts'
import { goShopping, type Shop } from './buy.ts'
import { createCustomers } from './customers.ts'
import { createOrders } from './orders.ts'
import type { Panel } from './panel.ts'
import { backdateCarts, recordVisits } from './past.ts'
import { countStock, importPrices } from './stockroom.ts'
import { inviteTeam } from './team.ts'
import { addVisitorContent } from './visitors.ts'

/** Centavos from which three instalments are possible. */
const CHEAPEST = 15_000

/** Goods that several shoppers buy. */
const ENOUGH = 6

/** Ids of what the pictures link to. */
export type Store = Awaited<ReturnType<typeof prepareStore>>

/**
 * Gives a new demonstration store some weeks of work: staff, orders, reviews, a count, an import. `mails` is the folder
 * to which the shop writes its mails.
 */
export async function prepareStore(shop: Shop & { connection: Connection; mails: string }) {
  const { panel, connection } = shop
  const { itens } = await panel.products.list({
    situacao: 'disponivel',
    estoque: 'com',
    ordem: '-vendas',
    porPagina: 200,
  })
  const goods = itens
    .filter(({ skus, estoque, precoMinimo }) => skus === 1 && estoque >= ENOUGH && precoMinimo >= CHEAPEST)
    .map(({ id }) => id)
  await inviteTeam(shop)
  const countId = await countStock(panel)
  const orders = await createOrders(shop, goods)
  for (const n of [3, 6, 9]) await goShopping(shop, n, goods.slice(n, n + 2))
  await backdateCarts(connection)
  await recordVisits(connection)
  await addVisitorContent(shop, goods)

  return {
    ...orders,
    ...(await createCustomers(panel)),
    ...(await integrate(panel)),
    idProduto: itens.find(({ skus }) => skus > 3)?.id ?? 0,
    countId,
    idImportacao: await importPrices(panel),
  }
}

/** A program with a token that may read orders, and one with a webhook. */
async function integrate(panel: Panel) {
  const permissoes = ['pedidos.ver', 'estoque.ver', 'estoque.movimentar']
  await panel.integrations.createToken({ nome: 'ERP', permissoes })
  const { item } = await panel.integrations.createWebhook({
    nome: 'Emissor de notas',
    url: 'https://notas.exemplo.com.br/lira',
    eventos: ['pedido.pago', 'pedido.alterado'],
  })
  await panel.integrations.testWebhook({ id: item.id })

  return { idWebhook: item.id }
}
