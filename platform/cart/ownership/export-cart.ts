import { asc, eq } from 'drizzle-orm'
import { exportCartUnits } from '#platform/customers/teaching/purchases/export-cart-units.ts'
import type { Database } from '#platform/database/connect.ts'
import { carrinhoGuardados } from '../saved/tables.ts'
import { carrinhoItens, carrinhos } from '../tables.ts'

/** The lines of a customer's cart, for the download of personal data. */
export async function exportCart(db: Database, idCliente: number) {
  const [cart] = await db.select().from(carrinhos).where(eq(carrinhos.idCliente, idCliente))
  if (!cart) return null
  const itens = await db
    .select({
      idProduto: carrinhoItens.idProduto,
      nome: carrinhoItens.nome,
      quantidade: carrinhoItens.quantidade,
      precoPor: carrinhoItens.precoPor,
      servicos: carrinhoItens.servicos,
    })
    .from(carrinhoItens)
    .where(eq(carrinhoItens.idCarrinho, cart.id))
    .orderBy(asc(carrinhoItens.ordem))

  const guardados = await db
    .select({
      idProduto: carrinhoGuardados.idProduto,
      nome: carrinhoGuardados.nome,
      quantidade: carrinhoGuardados.quantidade,
      servicos: carrinhoGuardados.servicos,
    })
    .from(carrinhoGuardados)
    .where(eq(carrinhoGuardados.idCarrinho, cart.id))
    .orderBy(asc(carrinhoGuardados.ordem))

  const alunos = await exportCartUnits(db, cart.id)

  return { itens, guardados, alunos, cupom: cart.cupom, alteradoEm: cart.alteradoEm }
}
