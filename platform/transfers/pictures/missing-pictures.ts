import { asc, eq, sql } from 'drizzle-orm'
import type { MissingPicture } from '#contract/panel/transfers.ts'
import { productNamesOf } from '#platform/catalog/product/editing/lock-product.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { fotosPendentes } from '../tables.ts'

/** Pictures of imported products that could not be fetched yet, grouped by product. */
export async function listMissingPictures(
  context: RequestContext,
  { pagina, porPagina }: { pagina: number; porPagina: number },
): Promise<{ itens: MissingPicture[]; total: number }> {
  permit(context, 'dados.importar')
  permit(context, 'catalogo.editar')
  const { db } = context
  const [rows, total] = await Promise.all([
    db
      .select({
        id: fotosPendentes.id,
        idProduto: fotosPendentes.idProduto,
        fonte: fotosPendentes.fonte,
        motivo: fotosPendentes.motivo,
        tentativas: fotosPendentes.tentativas,
        proximaEm: fotosPendentes.proximaEm,
      })
      .from(fotosPendentes)
      .orderBy(asc(fotosPendentes.idProduto), asc(fotosPendentes.posicao), asc(fotosPendentes.id))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    db.$count(fotosPendentes),
  ])

  const names = await productNamesOf(
    db,
    rows.map(({ idProduto }) => idProduto),
  )

  return {
    itens: rows.map((row) => ({
      ...row,
      produto: names.get(row.idProduto) ?? '',
      proximaEm: row.proximaEm?.toISOString() ?? null,
    })),
    total,
  }
}

/** Schedules one picture or all for an immediate retry, with a new series of tries. */
export async function retryPictures(
  context: RequestContext,
  { id }: { id?: number | undefined },
): Promise<{ total: number }> {
  permit(context, 'dados.importar')
  permit(context, 'catalogo.editar')
  const scheduled = await context.db
    .update(fotosPendentes)
    .set({ proximaEm: context.now, tentativas: 0 })
    .where(
      sql`${fotosPendentes.fonte} ~* '^https?:' and ${id === undefined ? sql`true` : eq(fotosPendentes.id, id)}`,
    )
    .returning({ id: fotosPendentes.id })

  return { total: scheduled.length }
}

/** Gives up on a picture; the product stays as it is. */
export async function removePicture(
  context: RequestContext,
  { id }: { id: number },
): Promise<Record<never, never>> {
  permit(context, 'dados.importar')
  permit(context, 'catalogo.editar')
  await context.db.delete(fotosPendentes).where(eq(fotosPendentes.id, id))

  return {}
}
