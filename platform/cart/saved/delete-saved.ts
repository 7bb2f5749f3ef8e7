import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { cartIdOf } from './cart-id.ts'
import { carrinhoGuardados } from './tables.ts'

/** Deletes a saved SKU of the session's visitor; returns its quantity and services, if it was saved. */
export async function deleteSaved(db: Database, sessao: string, idAtributoSimples: number) {
  const [saved] = await db
    .delete(carrinhoGuardados)
    .where(
      and(
        eq(carrinhoGuardados.idCarrinho, cartIdOf(sessao)),
        eq(carrinhoGuardados.idAtributoSimples, idAtributoSimples),
      ),
    )
    .returning({ quantidade: carrinhoGuardados.quantidade, servicos: carrinhoGuardados.servicos })

  return saved
}
