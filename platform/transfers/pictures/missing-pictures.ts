import { asc, eq, sql } from 'drizzle-orm'
import type { MissingPicture } from '#contract/panel/transfers.ts'
import { productNamesOf } from '#platform/catalog/product/editing/lock-product.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { fotosPendentes } from '../tables.ts'

/** The pictures of imported products that could not be had yet, those of one product together. */
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

/** Has the job try one again, or all, with all its tries before it. */
export async function retryPictures(
  context: RequestContext,
  { id }: { id?: number | undefined },
): Promise<{ total: number }> {
  permit(context, 'dados.importar')
  permit(context, 'catalogo.editar')
  const asked = await context.db
    .update(fotosPendentes)
    .set({ proximaEm: context.agora, tentativas: 0 })
    .where(
      sql`${fotosPendentes.fonte} ~* '^https?:' and ${id === undefined ? sql`true` : eq(fotosPendentes.id, id)}`,
    )
    .returning({ id: fotosPendentes.id })

  return { total: asked.length }
}

/** Gives a picture up; the product stays as it is. */
export async function dropPicture(
  context: RequestContext,
  { id }: { id: number },
): Promise<Record<never, never>> {
  permit(context, 'dados.importar')
  permit(context, 'catalogo.editar')
  await context.db.delete(fotosPendentes).where(eq(fotosPendentes.id, id))

  return {}
}
