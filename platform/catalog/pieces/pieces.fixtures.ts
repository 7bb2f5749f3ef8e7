import { eq, sql } from 'drizzle-orm'
import { pieceQuery } from '#domain/product/pieces/piece-codes.ts'
import { exemplares, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { refreshListing } from '../listing/read-model/refresh-listing.ts'
import { ensureConditionValue } from './condition-values.ts'
import { writeAttributesOfPieces } from './write-attributes.ts'

type SamplePiece = Partial<typeof exemplares.$inferInsert> & { precoPor?: number }

/** Puts a piece of the variant with this code on sale, by default used and for R$ 50. Returns the id of its SKU. */
export async function samplePiece(
  db: Database,
  variant: string,
  { precoPor = 5_000, numeroSerie = 'SN-1', ...changes }: SamplePiece = {},
): Promise<number> {
  const [counted] = await db.select().from(skus).where(eq(skus.sku, variant))
  if (!counted) throw new Error(`There is no SKU ${variant}.`)
  const { id: idVariante, idProduto, peso, altura, largura, comprimento } = counted
  const [piece] = await db
    .insert(skus)
    .values({
      idProduto,
      peso,
      altura,
      largura,
      comprimento,
      precoPor,
      sku: `${variant}-${numeroSerie}`,
      selecao: pieceQuery(numeroSerie),
      estoque: 1,
      exemplar: true,
      posicao: sql`(select greatest(1000, max(posicao) + 1) from skus where id_produto = ${idProduto})`,
    })
    .returning({ id: skus.id })
  if (!piece) throw new Error('The piece was not inserted.')
  const now = new Date('2026-11-01T12:00:00Z')
  await db.insert(exemplares).values({
    idProduto,
    idVariante,
    numeroSerie,
    idSku: piece.id,
    condicao: 'usadoB',
    criadoEm: now,
    alteradoEm: now,
    ...changes,
  })
  await ensureConditionValue(db, changes.condicao ?? 'usadoB')
  await writeAttributesOfPieces(db, [idProduto])
  await refreshListing(db, [idProduto])

  return piece.id
}
