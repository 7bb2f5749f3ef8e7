import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Cart, CartHash } from '#contract/cart/cart.ts'
import { MAX_GUARDADOS, type SavedItem } from '#contract/cart/saved-items.ts'
import { MAX_UNITS } from '#domain/cart/cart-limits.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import { saveUnits } from '#platform/customers/teaching/purchases/saved-units.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { removeItem } from '../items/remove-item.ts'
import { lockCart } from '../rows.ts'
import { cartIdOf } from './cart-id.ts'
import { listSaved } from './list-saved.ts'
import { carrinhoGuardados } from './tables.ts'

const Inserted = z.object({ rows: z.array(z.object({ id_carrinho: z.int() })) })

/**
 * Moves a line of the visitor's cart to the saved items, with the pupils that its units are for and what the workshop is to
 * do to it; adds to the quantity if it is saved already. Refuses `ItemInexistente` if it is not in the cart, `GuardadosDemais` beyond `MAX_GUARDADOS`, and `SessaoAusente`.
 */
export function saveForLater(
  context: RequestContext,
  hash: CartHash,
): Promise<{ carrinho: Cart; itens: SavedItem[] }> {
  const sessao = requireSession(context)

  return context.db.transaction(async (tx) => {
    await lockCart(tx, sessao)
    const result = await tx.execute(sql`
      insert into carrinho_guardados (id_carrinho, id_atributo_simples, id_produto, quantidade, nome, servicos)
      select id_carrinho, id_atributo_simples, id_produto, quantidade, nome, servicos from carrinho_itens
      where id_carrinho = ${cartIdOf(sessao)}
        and id_produto = ${hash.idProduto} and id_atributo_simples = ${hash.idAtributoSimples}
      on conflict (id_carrinho, id_atributo_simples) do update
      set quantidade = least(${MAX_UNITS}, carrinho_guardados.quantidade + excluded.quantidade),
        servicos = coalesce(excluded.servicos, carrinho_guardados.servicos)
      returning id_carrinho`)
    const [saved] = Inserted.parse(result).rows
    if (!saved) throw refuse('ItemInexistente')
    await saveUnits(tx, { idCarrinho: saved.id_carrinho, idSku: hash.idAtributoSimples })
    const count = await tx.$count(carrinhoGuardados, eq(carrinhoGuardados.idCarrinho, saved.id_carrinho))
    if (count > MAX_GUARDADOS) throw refuse('GuardadosDemais')
    const carrinho = await removeItem({ ...context, db: tx }, hash)

    return { carrinho, ...(await listSaved({ ...context, db: tx })) }
  })
}
