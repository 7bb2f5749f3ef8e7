import { asc, count, sql } from 'drizzle-orm'
import type { StoredTaxRule } from '#contract/orders/fiscal/tax-rules.ts'
import type { TaxRule } from '#domain/order/fiscal/tax-rules.ts'
import { categoryNames } from '#platform/catalog/collections/categories/category-names.ts'
import { productNames } from '#platform/catalog/product/product-names.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { regrasFiscais } from '../tables.ts'

export type RuleRow = typeof regrasFiscais.$inferSelect

/** Returns a page of the tax rules, with the names of what they hold for. */
export async function listRules(
  context: RequestContext,
  { pagina, porPagina }: { pagina: number; porPagina: number },
): Promise<{ itens: StoredTaxRule[]; total: number }> {
  permit(context, 'configuracao.ver')
  const { db } = context
  const rows = await db
    .select()
    .from(regrasFiscais)
    .orderBy(
      sql`${regrasFiscais.idProduto} nulls first`,
      sql`${regrasFiscais.idCategoria} nulls first`,
      asc(regrasFiscais.destino),
    )
    .limit(porPagina)
    .offset((pagina - 1) * porPagina)
  const [counted] = await db.select({ total: count() }).from(regrasFiscais)

  return { itens: await namedRules(db, rows), total: counted?.total ?? 0 }
}

/** Adds the names of the rules' products and categories. */
export async function namedRules(db: Database, rows: readonly RuleRow[]): Promise<StoredTaxRule[]> {
  const products = await productNames(
    db,
    rows.flatMap(({ idProduto }) => idProduto ?? []),
  )
  const categories = await categoryNames(
    db,
    rows.flatMap(({ idCategoria }) => idCategoria ?? []),
  )

  return rows.map((row) => ({
    ...row,
    nome: (row.idProduto ? products.get(row.idProduto)?.nome : categories.get(row.idCategoria ?? 0)) ?? '',
  }))
}

/** All rules, for building an invoice. */
export async function allRules(db: Database): Promise<TaxRule[]> {
  return db
    .select({
      idProduto: regrasFiscais.idProduto,
      idCategoria: regrasFiscais.idCategoria,
      destino: regrasFiscais.destino,
      campos: regrasFiscais.campos,
    })
    .from(regrasFiscais)
}
