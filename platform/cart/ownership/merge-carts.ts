import { eq, sql } from 'drizzle-orm'
import { MAX_LINES, MAX_UNITS } from '#domain/cart/cart-limits.ts'
import type { CartNotification } from '#domain/cart/cart-notification.ts'
import { moveHolds } from '#platform/catalog/pieces/carts/move-holds.ts'
import { moveQueueHolds } from '#platform/catalog/stock/waiting/holds/holds.ts'
import { moveUnits } from '#platform/customers/teaching/purchases/cart-units.ts'
import { moveSavedUnits } from '#platform/customers/teaching/purchases/saved-units.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { messagesOf } from '../messages.ts'
import { deleteSavedBeyondLimit, moveSaved } from '../saved/move-saved.ts'
import { carrinhoChaves, carrinhoItens, carrinhos } from '../tables.ts'

/**
 * Merges the session's cart into the customer's, which all their sessions share from then on. Call it in the
 * transaction that logs the session in. Adds up quantities of the same SKU; a sum above the stock is lowered, with a
 * message, when the cart is next read. The session's coupon and services, being newer, replace the others.
 */
export async function mergeCarts(
  { db: tx, now }: Pick<RequestContext, 'db' | 'now'>,
  { sessao, idCliente }: { sessao: string; idCliente: number },
): Promise<void> {
  // Locks the session's cart first: two sessions that log in at the same time must not deadlock.
  const [from] = await tx
    .select({ id: carrinhos.id, cupom: carrinhos.cupom })
    .from(carrinhos)
    .where(eq(carrinhos.sessao, sessao))
    .for('update')
  if (!from) return

  const to = await customersCart(tx, idCliente, now)
  await moveLines(tx, from.id, to.id)
  await moveKeys(tx, from.id, to.id)
  await moveSaved(tx, from.id, to.id)
  await moveSavedUnits(tx, from.id, to.id)
  await moveHolds(tx, from.id, to.id)
  await moveQueueHolds(tx, from.id, to.id)
  await moveUnits(tx, from.id, to.id)
  await tx.delete(carrinhos).where(eq(carrinhos.id, from.id))
  const leftOut = await deleteLinesBeyondLimit(tx, to.id)
  await deleteSavedBeyondLimit(tx, to.id)

  const notifications: CartNotification[] = to.lineCount > 0 ? [{ tipo: 'reunido' }] : []
  notifications.push(...leftOut.map(({ nome }) => ({ tipo: 'foraCheio' as const, nome })))
  await tx
    .update(carrinhos)
    .set({ cupom: from.cupom ?? to.cupom, mensagens: messagesOf(notifications) })
    .where(eq(carrinhos.id, to.id))
}

/** Locks the cart and increments its version, so that concurrent changes are decided again. */
async function customersCart(tx: Database, idCliente: number, now: Date) {
  const [cart] = await tx
    .insert(carrinhos)
    .values({ idCliente, mensagens: [], alteradoEm: now })
    .onConflictDoUpdate({
      target: carrinhos.idCliente,
      set: { versao: sql`${carrinhos.versao} + 1`, alteradoEm: now },
    })
    .returning({ id: carrinhos.id, cupom: carrinhos.cupom })
  if (!cart) throw new Error("The customer's cart was not created.")

  return { ...cart, lineCount: await tx.$count(carrinhoItens, eq(carrinhoItens.idCarrinho, cart.id)) }
}

async function moveLines(tx: Database, from: number, to: number) {
  await tx.execute(sql`
    insert into carrinho_itens (id_carrinho, id_produto, id_atributo_simples, quantidade, nome, preco_por, servicos)
    select ${to}::integer, id_produto, id_atributo_simples, quantidade, nome, preco_por, servicos
    from carrinho_itens where id_carrinho = ${from} order by ordem
    on conflict (id_carrinho, id_atributo_simples) do update set
      quantidade = least(${MAX_UNITS}, carrinho_itens.quantidade + excluded.quantidade),
      nome = excluded.nome, preco_por = excluded.preco_por,
      servicos = coalesce(excluded.servicos, carrinho_itens.servicos)`)
}

/** A request counted before the login is not counted again after it. */
async function moveKeys(tx: Database, from: number, to: number) {
  await tx.execute(sql`
    insert into carrinho_chaves (id_carrinho, chave, pedido_da_chave, criada_em)
    select ${to}::integer, chave, pedido_da_chave, criada_em from carrinho_chaves where id_carrinho = ${from}
    on conflict do nothing`)
  await tx.delete(carrinhoChaves).where(eq(carrinhoChaves.idCarrinho, from))
}

function deleteLinesBeyondLimit(tx: Database, id: number) {
  return tx
    .delete(carrinhoItens)
    .where(
      sql`(${carrinhoItens.idCarrinho}, ${carrinhoItens.idAtributoSimples}) in (
        select id_carrinho, id_atributo_simples from carrinho_itens
        where id_carrinho = ${id} order by ordem offset ${MAX_LINES}
      )`,
    )
    .returning({ nome: carrinhoItens.nome })
}
