import { desc, eq } from 'drizzle-orm'
import type { SavedItem } from '#contract/cart/saved-items.ts'
import type { CartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { readCart } from '../rows.ts'
import { cartIdOf } from './cart-id.ts'
import { savedProduct } from './saved-product.ts'
import { carrinhoGuardados } from './tables.ts'

/** Lists the visitor's saved items, newest first, with current price and stock. Empty without a session. */
export async function listSaved({
  db,
  sessao,
  now,
}: Pick<RequestContext, 'db' | 'sessao' | 'now'>): Promise<{ itens: SavedItem[] }> {
  if (sessao === null) return { itens: [] }
  const saved = await db
    .select()
    .from(carrinhoGuardados)
    .where(eq(carrinhoGuardados.idCarrinho, cartIdOf(sessao)))
    .orderBy(desc(carrinhoGuardados.ordem))
  if (saved.length === 0) return { itens: [] }
  const skus = saved.map(({ idAtributoSimples }) => idAtributoSimples)
  const { catalogue } = await readCart(db, { sessao, now, chave: null, skus, produtos: [] })
  const bySku = new Map(catalogue.map((sku) => [sku.idAtributoSimples, sku]))

  return { itens: saved.map((row) => itemOf(row, bySku.get(row.idAtributoSimples))) }
}

type SavedRow = typeof carrinhoGuardados.$inferSelect

function itemOf(row: SavedRow, sku: CartSku | undefined): SavedItem {
  const { idProduto, idAtributoSimples, quantidade } = row

  return {
    hash: { idProduto, idAtributoSimples, idUnidadeVenda: 1, idArmazem: 1 },
    nome: sku?.nomeProduto ?? row.nome,
    quantidade,
    produto: savedProduct(sku),
  }
}
