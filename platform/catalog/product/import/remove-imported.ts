import { and, eq, notExists, sql } from 'drizzle-orm'
import {
  categorias,
  enderecos,
  landingPages,
  marcas,
  produtoCategorias,
  produtos,
  vitrines,
} from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { GONE_PRODUCT } from '../../stock/waiting/restock-mail.ts'
import { productTags } from '../product-tags.ts'

/**
 * Deletes a product that an import created, unless it has orders, reviews or questions, or something else refers to it.
 * Returns whether it was deleted.
 */
export async function removeImportedProduct(tx: Database, id: number): Promise<boolean> {
  const named = await tx.execute(sql`
    select 1 where exists (select from pedidos_itens where id_produto = ${id})
      or exists (select from reservas r join skus s on s.id = r.id_sku where s.id_produto = ${id})
      or exists (select from avaliacoes where id_produto = ${id})
      or exists (select from perguntas where id_produto = ${id})
      or exists (select from kit_itens k join skus s on s.id = k.id_sku where s.id_produto = ${id} or k.id_produto = ${id})
      or exists (select from combinacoes where id_combinado = ${id})
      or exists (select from relacionados where id_relacionado = ${id})
      or exists (select from promocao_alvos where id_produto = ${id})`)
  if (rowsOf(named) > 0) return false
  await endWaiting(tx, id)
  const itsTags = await productTags(tx, [id])
  const [deleted] = await tx.delete(produtos).where(eq(produtos.id, id)).returning({ slug: produtos.slug })
  if (!deleted) return false
  await tx.delete(enderecos).where(eq(enderecos.slug, deleted.slug))
  await invalidateTags(tx, [...itsTags, tags.address(`/${deleted.slug}`)])

  return true
}

/** Whoever waits for it, has a unit on hold or a price alert reads that it left. */
async function endWaiting(tx: Database, id: number): Promise<void> {
  const [product] = await tx
    .select({ id: produtos.id, nome: produtos.nome, caminho: categorias.caminho })
    .from(produtos)
    .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
    .where(
      and(
        eq(produtos.id, id),
        sql`(exists (select from avisos_estoque w where w.id_produto = ${id} and w.avisado_em is null)
          or exists (select from reservas_espera h join skus s on s.id = h.id_sku where s.id_produto = ${id})
          or exists (select from avisos_preco w where w.id_produto = ${id} and w.confirmado_em is not null))`,
      ),
    )
  if (product) await enqueue(tx, GONE_PRODUCT, product)
}

/**
 * Deletes those of these categories (by path, parents first) and brands (by slug) that are empty and were never edited.
 */
export async function removeEmpty(
  tx: Database,
  { categorias: paths, marcas: slugs }: { categorias: readonly string[]; marcas: readonly string[] },
): Promise<void> {
  for (const caminho of paths.toReversed()) await removeEmptyCategory(tx, caminho)
  for (const slug of slugs) {
    const [deleted] = await tx
      .delete(marcas)
      .where(
        and(
          eq(marcas.slug, slug),
          eq(marcas.versao, 1),
          notExists(tx.select({ id: produtos.id }).from(produtos).where(eq(produtos.idMarca, marcas.id))),
          sql`not exists (select from promocao_alvos where id_marca = ${marcas.id})`,
        ),
      )
      .returning({ id: marcas.id })
    if (deleted)
      await invalidateTags(tx, [tags.brands, tags.brand(deleted.id), tags.address(`/marcas/${slug}`)])
  }
}

async function removeEmptyCategory(tx: Database, caminho: string): Promise<void> {
  const [deleted] = await tx
    .delete(categorias)
    .where(
      and(
        eq(categorias.caminho, caminho),
        eq(categorias.versao, 1),
        sql`not exists (select from modelos_ficha m where m.id_categoria = ${categorias.id} and m.versao > 1)`,
        sql`not exists (select from categorias abaixo where abaixo.id_pai = ${categorias.id})`,
        notExists(
          tx
            .select({ id: produtoCategorias.idProduto })
            .from(produtoCategorias)
            .where(eq(produtoCategorias.idCategoria, categorias.id)),
        ),
        notExists(
          tx.select({ id: vitrines.id }).from(vitrines).where(eq(vitrines.idCategoria, categorias.id)),
        ),
        notExists(
          tx
            .select({ id: landingPages.id })
            .from(landingPages)
            .where(eq(landingPages.idCategoria, categorias.id)),
        ),
        sql`not exists (select from promocao_alvos where id_categoria = ${categorias.id})`,
      ),
    )
    .returning({ id: categorias.id, idPai: categorias.idPai, slug: categorias.slug })
  if (!deleted) return
  if (deleted.idPai === null) await tx.delete(enderecos).where(eq(enderecos.slug, deleted.slug))
  await invalidateTags(tx, [tags.categories, tags.category(deleted.id), tags.address(`/${caminho}`)])
}

function rowsOf(result: unknown): number {
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows.length
    : 0
}
