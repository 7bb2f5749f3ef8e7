import { eq, sql } from 'drizzle-orm'
import type { BrandForm, PanelBrand } from '#contract/catalog/brands.ts'
import { plainText } from '#domain/format/plain-text.ts'
import { moveRedirect } from '#platform/catalog/addresses/move-redirect.ts'
import { refreshListing } from '#platform/catalog/listing/read-model/refresh-listing.ts'
import { containing } from '#platform/catalog/stock/stock-level-rows.ts'
import { marcas, produtos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { originais } from '#platform/infrastructure/storage/tables.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { keyedPicture, ORIGINAL, refuseUnknownPicture } from '../keyed-picture.ts'
import { refuseStale } from '../refuse-stale.ts'
import { unlessReferenced } from '../unless-referenced.ts'
import { renameBrandInRules } from './rename-brand-in-rules.ts'
import { saveBrand } from './save-brand.ts'

type ListBrandLinesInput = { pagina: number; porPagina: number; busca: string }

const PRODUCTS = sql<number>`(select count(*)::integer from produtos p where p.id_marca = ${marcas.id})`

/** Brands sorted by name. */
export async function listBrandLines(
  context: RequestContext,
  { pagina, porPagina, busca }: ListBrandLinesInput,
) {
  permit(context, 'catalogo.ver')
  const where =
    busca === '' ? undefined : sql`without_accents(${marcas.nome}) like ${containing(plainText(busca))}`
  const [rows, total] = await Promise.all([
    context.db
      .select({ ...BRIEF, original: ORIGINAL, alt: marcas.alt, produtos: PRODUCTS })
      .from(marcas)
      .leftJoin(originais, eq(originais.hash, marcas.imagem))
      .where(where)
      .orderBy(sql`without_accents(${marcas.nome}), ${marcas.id}`)
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    context.db.$count(marcas, where),
  ])

  return {
    itens: rows.map(({ original, alt, ...row }) => ({ ...row, imagem: keyedPicture(original, alt) })),
    total,
  }
}

const BRIEF = { id: marcas.id, slug: marcas.slug, nome: marcas.nome }

/** A brand for the form. Refuses `CadastroInexistente`. */
export function getBrandForm(context: RequestContext, { id }: { id: number }): Promise<PanelBrand> {
  permit(context, 'catalogo.ver')

  return brandForm(context.db, id)
}

/** Creates a brand. Refuses `EnderecoOcupado` if its slug is taken. */
export function createBrand(context: RequestContext, form: BrandForm): Promise<PanelBrand> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    // Of two simultaneous inserts, one wins.
    const [inserted] = await tx
      .insert(marcas)
      .values({ slug: form.slug, nome: form.nome, descricao: '', alt: '' })
      .onConflictDoNothing()
      .returning({ id: marcas.id })
    if (!inserted) throw refuse('EnderecoOcupado', { slug: form.slug })
    await refuseUnknownPicture(tx, form.imagem)
    await saveBrand({ db: tx }, form)
    await invalidateTags(tx, [tags.brands, tags.address(`/marcas/${form.slug}`)])
    const saved = await brandForm(tx, inserted.id)
    await recordChange(tx, context, { acao: 'marca.criada', alvo: targetOf(saved), depois: notedOf(saved) })

    return saved
  })
}

/** Saves a brand that was read at `versao`; its old address redirects to the new one. */
export function saveBrandForm(
  context: RequestContext,
  { id, versao, ...form }: BrandForm & { id: number; versao: number },
): Promise<PanelBrand> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    const before = await lockBrand(tx, id)
    refuseStale(versao, before)
    if (form.slug !== before.slug) await renameBrand(tx, before, form.slug)
    await refuseUnknownPicture(tx, form.imagem)
    await saveBrand({ db: tx }, form)
    const saved = await brandForm(tx, id)
    if (saved.versao !== before.versao)
      await recordChange(tx, context, {
        acao: 'marca.alterada',
        alvo: targetOf(saved),
        antes: notedOf(before),
        depois: notedOf(saved),
      })

    return saved
  })
}

/** Deletes a brand that has no products. */
export async function removeBrand(
  context: RequestContext,
  { id }: { id: number },
): Promise<Record<never, never>> {
  permit(context, 'catalogo.editar')
  await context.db.transaction(async (tx) => {
    const before = await lockBrand(tx, id)
    if (before.produtos > 0)
      throw refuse(
        'CadastroEmUso',
        undefined,
        `Esta marca tem ${before.produtos} produtos. Mude a marca deles antes.`,
      )
    await unlessReferenced(
      tx.delete(marcas).where(eq(marcas.id, id)).execute(),
      refuse('CadastroEmUso', undefined, 'Uma promoção vale para esta marca. Tire a marca dela antes.'),
    )
    await invalidateTags(tx, [tags.brands, tags.brand(id), tags.address(`/marcas/${before.slug}`)])
    await recordChange(tx, context, {
      acao: 'marca.excluida',
      alvo: targetOf(before),
      antes: notedOf(before),
    })
  })

  return {}
}

async function lockBrand(tx: Database, id: number): Promise<PanelBrand> {
  await tx.select({ id: marcas.id }).from(marcas).where(eq(marcas.id, id)).for('update')

  return brandForm(tx, id)
}

async function renameBrand(tx: Database, { id, slug }: PanelBrand, to: string) {
  const existing = await tx.$count(marcas, eq(marcas.slug, to))
  if (existing > 0) throw refuse('EnderecoOcupado', { slug: to })
  await tx
    .update(marcas)
    .set({ slug: to, versao: sql`${marcas.versao} + 1` })
    .where(eq(marcas.id, id))
  await moveRedirect(tx, `/marcas/${slug}`, `/marcas/${to}`)
  await renameBrandInRules(tx, slug, to)
  // Cards and product pages link to their brand's page.
  const ids = (await tx.select({ id: produtos.id }).from(produtos).where(eq(produtos.idMarca, id))).map(
    (row) => row.id,
  )
  await refreshListing(tx, ids)
  await invalidateTags(tx, [
    tags.brands,
    tags.listing,
    tags.brand(id),
    ...ids.map((idProduto) => tags.product(idProduto)),
  ])
}

async function brandForm(db: Database, id: number): Promise<PanelBrand> {
  const [row] = await db
    .select({
      ...BRIEF,
      descricao: marcas.descricao,
      pais: marcas.pais,
      versao: marcas.versao,
      original: ORIGINAL,
      alt: marcas.alt,
      produtos: PRODUCTS,
    })
    .from(marcas)
    .leftJoin(originais, eq(originais.hash, marcas.imagem))
    .where(eq(marcas.id, id))
  if (!row) throw refuse('CadastroInexistente')
  const { original, alt, ...brand } = row

  return { ...brand, imagem: keyedPicture(original, alt) }
}

function targetOf({ id, nome }: PanelBrand) {
  return { tipo: 'marca', id: String(id), nome }
}

function notedOf({ slug, nome, descricao, pais, imagem }: PanelBrand) {
  return { slug, nome, descricao, pais, imagem: imagem?.arquivo ?? null, alt: imagem?.alt ?? '' }
}
