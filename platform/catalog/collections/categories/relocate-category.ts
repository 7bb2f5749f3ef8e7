import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { claimAddress } from '#platform/catalog/addresses/claim-address.ts'
import { moveRedirect } from '#platform/catalog/addresses/move-redirect.ts'
import { refreshListing } from '#platform/catalog/listing/read-model/refresh-listing.ts'
import { categorias, enderecos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { APPLY_TEMPLATE } from './apply-template.ts'

type Place = { id: number; idPai: number | null; slug: string }

/** How deep categories go, and what is said of a deeper one. */
export const LEVELS = 3
export const TOO_DEEP = 'As categorias têm no máximo três níveis.'

const Moved = z.object({ rows: z.array(z.object({ id: z.int(), de: z.string(), para: z.string() })) })

/**
 * Moves a category and its subcategories below another one, or to another slug: old addresses redirect, and its
 * products are listed at the new place. Refuses a place below itself and more than three levels (`CadastroInvalido`),
 * and an address that is taken (`EnderecoOcupado`). The caller has locked the tree.
 */
export async function relocateCategory(tx: Database, { id, idPai, slug }: Place): Promise<void> {
  const [row] = await tx.select().from(categorias).where(eq(categorias.id, id))
  const [parent] = idPai === null ? [] : await tx.select().from(categorias).where(eq(categorias.id, idPai))
  if (!row || (idPai !== null && !parent)) throw refuse('CadastroInexistente')
  const de = row.caminho
  const para = parent ? `${parent.caminho}/${slug}` : slug
  if (para === de) return
  if (parent && (parent.id === id || parent.caminho.startsWith(`${de}/`)))
    throw invalid('Uma categoria não pode ficar dentro de si mesma.')
  if ((await tx.$count(categorias, eq(categorias.caminho, para))) > 0)
    throw refuse('EnderecoOcupado', { slug: para })
  const depth = para.split('/').length - de.split('/').length
  if ((await deepest(tx, de)) + depth > LEVELS) throw invalid(TOO_DEEP)

  if (!parent) await claimAddress(tx, slug, 'categoria')
  const moved = await moveSubtree(tx, { id, idPai, slug, de, para, depth })
  if (row.nivel === 1) await tx.delete(enderecos).where(eq(enderecos.slug, row.slug))
  for (const one of moved) await moveRedirect(tx, `/${one.de}`, `/${one.para}`)
  const ids = moved.map((one) => one.id)
  await refreshListing(tx, await productsOf(tx, ids))
  // Below another category, another template may hold.
  if (idPai !== row.idPai) await enqueue(tx, APPLY_TEMPLATE, { idCategoria: id, depois: 0 })
  await invalidateTags(tx, [
    ...[tags.categories, tags.listing],
    ...[...ids, row.idPai, idPai].flatMap((one) => (one === null ? [] : [tags.category(one)])),
  ])
}

type Move = Place & { de: string; para: string; depth: number }

async function moveSubtree(tx: Database, { id, idPai, slug, de, para, depth }: Move) {
  const result = await tx.execute(sql`
    with moving as (select id, caminho from categorias where caminho = ${de} or starts_with(caminho, ${`${de}/`}))
    update categorias c
    set caminho = ${para} || substr(c.caminho, ${de.length + 1}::integer), nivel = c.nivel + ${depth}::integer,
      id_pai = case when c.id = ${id} then ${idPai}::integer else c.id_pai end,
      slug = case when c.id = ${id} then ${slug} else c.slug end,
      versao = c.versao + 1
    from moving v where v.id = c.id
    returning c.id, v.caminho as de, c.caminho as para`)

  return Moved.parse(result).rows
}

async function deepest(tx: Database, caminho: string): Promise<number> {
  const [row] = await tx
    .select({ nivel: sql<number>`max(${categorias.nivel})` })
    .from(categorias)
    .where(sql`${categorias.caminho} = ${caminho} or starts_with(${categorias.caminho}, ${`${caminho}/`})`)

  return row?.nivel ?? 1
}

/** The products that are assigned to these categories themselves. */
async function productsOf(tx: Database, ids: number[]): Promise<number[]> {
  const result = await tx.execute(sql`
    select distinct id_produto as id from produto_categorias where id_categoria = any(${sql.param(ids)}::integer[])`)

  return z
    .object({ rows: z.array(z.object({ id: z.int() })) })
    .parse(result)
    .rows.map((row) => row.id)
}

function invalid(motivo: string) {
  return refuse('CadastroInvalido', { motivo }, motivo)
}
