import { and, eq, exists, or, sql } from 'drizzle-orm'
import { normalPath } from '#domain/listing/listing-url.ts'
import { listagem, produtos, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** A product that the shop shows; `idSku` is null unless the text names one of its variants. */
type Found = { idProduto: number; idSku: number | null }

/** Finds a product by the address of its page, a SKU or a barcode; null if the shop shows none. */
export async function findShownSku(db: Database, text: string): Promise<Found | null> {
  const typed = text.trim()

  return typed.includes('/') ? byAddress(db, typed) : byCode(db, typed)
}

async function byAddress(db: Database, typed: string): Promise<Found | null> {
  if (!URL.canParse(typed, 'https://loja.invalid')) return null
  const { pathname, search } = new URL(typed, 'https://loja.invalid')
  const [row] = await db
    .select({
      idProduto: produtos.id,
      idSku: sql<number | null>`(
        select s.id from variantes s where s.id_produto = produtos.id and s.selecao = ${search} and ${search} <> ''
      )`,
    })
    .from(produtos)
    .where(and(eq(produtos.slug, normalPath(pathname).slice(1)), isShown(db)))

  return row ?? null
}

async function byCode(db: Database, typed: string): Promise<Found | null> {
  const [row] = await db
    .select({ idProduto: produtos.id, idSku: skus.id })
    .from(skus)
    .innerJoin(produtos, eq(produtos.id, skus.idProduto))
    .where(
      and(
        or(eq(skus.sku, typed), eq(skus.sku, typed.toUpperCase()), eq(skus.ean, typed)),
        // A piece is one instrument, which no class shares.
        eq(skus.exemplar, false),
        isShown(db),
      ),
    )
    .limit(1)

  return row ?? null
}

function isShown(db: Database) {
  return exists(db.select({ one: sql`1` }).from(listagem).where(eq(listagem.idProduto, produtos.id)))
}
