import { eq, getTableColumns } from 'drizzle-orm'
import type { Picture } from '#contract/picture.ts'
import { pictureOf } from '#platform/catalog/product/card.ts'
import { marcas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { originais } from '#platform/infrastructure/storage/tables.ts'

export type Brand = Omit<typeof marcas.$inferSelect, 'imagem'> & { imagem: Picture | null }

/** The brand with this slug and its picture; null if it is unknown. */
export async function brandBySlug(db: Database, slug: string): Promise<Brand | null> {
  const [row] = await db
    .select({ ...getTableColumns(marcas), imageWidth: originais.largura, imageHeight: originais.altura })
    .from(marcas)
    .leftJoin(originais, eq(originais.hash, marcas.imagem))
    .where(eq(marcas.slug, slug))
  if (!row) return null
  const { imagem, imageWidth, imageHeight, ...brand } = row

  return {
    ...brand,
    imagem:
      imagem && imageWidth && imageHeight
        ? pictureOf({ hash: imagem, alt: brand.alt, largura: imageWidth, altura: imageHeight })
        : null,
  }
}

/**
 * The id of the brand with this slug; null if it is unknown. For statements whose plan depends on how many products the
 * brand has: PostgreSQL knows that of an id, and of a subquery only the average.
 */
export async function brandId(db: Database, slug: string): Promise<number | null> {
  const [row] = await db.select({ id: marcas.id }).from(marcas).where(eq(marcas.slug, slug))

  return row?.id ?? null
}
