import { desc, eq } from 'drizzle-orm'
import type { SavedItem } from '#contract/cart/saved-items.ts'
import { pictureOf } from '#platform/catalog/product/card.ts'
import type { CartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { readCart } from '../rows.ts'
import { cartIdOf } from './cart-id.ts'
import { carrinhoGuardados } from './tables.ts'

/** The visitor's saved items, newest first, with current price and stock. Empty without a session. */
export async function listSaved({
  db,
  sessao,
  agora,
}: Pick<RequestContext, 'db' | 'sessao' | 'agora'>): Promise<{ itens: SavedItem[] }> {
  if (sessao === null) return { itens: [] }
  const saved = await db
    .select()
    .from(carrinhoGuardados)
    .where(eq(carrinhoGuardados.idCarrinho, cartIdOf(sessao)))
    .orderBy(desc(carrinhoGuardados.ordem))
  if (saved.length === 0) return { itens: [] }
  const skus = saved.map(({ idAtributoSimples }) => idAtributoSimples)
  const { fatos } = await readCart(db, { sessao, agora, chave: null, skus, produtos: [] })
  const facts = new Map(fatos.map((fact) => [fact.idAtributoSimples, fact]))

  return { itens: saved.map((row) => itemOf(row, facts.get(row.idAtributoSimples))) }
}

type SavedRow = typeof carrinhoGuardados.$inferSelect

function itemOf(row: SavedRow, fact: CartSku | undefined): SavedItem {
  const { idProduto, idAtributoSimples, quantidade } = row

  return {
    hash: { idProduto, idAtributoSimples, idUnidadeVenda: 1, idArmazem: 1 },
    nome: fact?.nomeProduto ?? row.nome,
    quantidade,
    produto: fact
      ? {
          url: fact.url,
          imagem: pictureOf(fact.imagem),
          atributos: fact.atributos.map(({ label, valor }) => ({ label, valor })),
          precoPor: fact.precoPor,
          disponivel: fact.situacao === 'disponivel' && fact.estoque > 0,
        }
      : null,
  }
}
