import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ManualDiscount } from '#domain/cart/manual-discount.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { carrinhos } from '../tables.ts'

/** Sets or removes (null) a seller's discount on a session's cart. Refuses `CarrinhoVazio` if there is no cart. */
export async function setManualDiscount(
  db: Database,
  { sessao, manual }: { sessao: string; manual: ManualDiscount | null },
): Promise<void> {
  const changed = await db
    .update(carrinhos)
    .set({
      versao: sql`${carrinhos.versao} + 1`,
      descontoManual: manual?.valor ?? null,
      descontoManualLimite: manual?.limite ?? null,
      descontoManualPor: manual?.por ?? null,
    })
    .where(and(eq(carrinhos.sessao, sessao), isNull(carrinhos.idCliente)))
    .returning({ id: carrinhos.id })
  if (changed.length === 0) throw refuse('CarrinhoVazio')
}
