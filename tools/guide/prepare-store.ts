import type { Connection } from '#platform/database/connect.ts'
import { goShopping, type Shop } from './buy.ts'
import { meetCustomers } from './customers.ts'
import { sellForWeeks } from './orders.ts'
import type { Panel } from './panel.ts'
import { leaveCarts, recordVisits } from './past.ts'
import { countStock, importPrices } from './stockroom.ts'
import { hireTeam } from './team.ts'
import { hearVisitors } from './visitors.ts'

/** Centavos of what can be paid in three instalments. */
const CHEAPEST = 15_000

/** Pieces of what several shoppers buy. */
const ENOUGH = 6

/** What the pictures lead to, by its id. */
export type Store = Awaited<ReturnType<typeof prepareStore>>

/**
 * Gives a new demonstration store what weeks of work leave behind: people, orders, opinions, a count, an import. `mails` is the
 * folder that the shop lays its mails into.
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
  await hireTeam(shop)
  const idContagem = await countStock(panel)
  const orders = await sellForWeeks(shop, goods)
  for (const n of [3, 6, 9]) await goShopping(shop, n, goods.slice(n, n + 2))
  await leaveCarts(connection)
  await recordVisits(connection)
  await hearVisitors(shop, goods)

  return {
    ...orders,
    ...(await meetCustomers(panel)),
    ...(await integrate(panel)),
    idProduto: itens.find(({ skus }) => skus > 3)?.id ?? 0,
    idContagem,
    idImportacao: await importPrices(panel),
  }
}

/** A program that may read orders, and one that is told of them. */
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
