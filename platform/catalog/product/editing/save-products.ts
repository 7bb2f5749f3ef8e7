import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { ProductInput } from '#contract/catalog/product-input.ts'
import { describeProblems } from '#domain/product/describe-problems.ts'
import { claimAddresses, moveAddress } from '#platform/catalog/addresses/claim-address.ts'
import { refreshListing } from '#platform/catalog/listing/read-model/refresh-listing.ts'
import { sanitizeHtml } from '#platform/catalog/sanitize.ts'
import type { Saved } from '#platform/catalog/save-result.ts'
import { marcas, produtos, sons } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { hasRows, insertRows, updateRows } from '#platform/database/insert-rows.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { REFRESH_SOUNDS } from '../../media/queues.ts'
import { idsOfAttributes, idsOfCategories } from '../product-references.ts'
import { productTags } from '../product-tags.ts'
import { snapshotProducts } from '../snapshot-products.ts'
import { withTypedSpecifications } from './typed-specifications.ts'
import { writeFilterValues } from './write-filter-values.ts'
import {
  type WrittenProduct,
  writeCategories,
  writeLinks,
  writeMedia,
  writeSpecifications,
} from './write-product-details.ts'
import { writeSkus } from './write-skus.ts'

export type ProductToSave = {
  input: ProductInput
  /** Identifies the product if its slug changes; the old address then redirects. */
  id?: number
  /** Existing SKUs keep their stock, which may have been sold during editing. */
  unchangedStock?: boolean
}

/**
 * Saves products of different slugs and codes as `saveProduct` does one, in the statements of one: all or none. Returns
 * the results in their order. What they refer to must exist before; the first refusal is that of all.
 */
export async function saveProducts(
  { db }: Pick<RequestContext, 'db'>,
  list: readonly ProductToSave[],
): Promise<Saved[]> {
  const inputs = list.map(({ input }) => readProduct(input))

  return db.transaction(async (tx) => {
    const products = await withTypedSpecifications(tx, inputs, (i) => storedProduct(tx, list[i]))
    const requested = products.map((product, i) => toRequested(product, list[i]))
    const found = await lockProducts(tx, requested)
    const changed = found.filter(({ known, impressao }) => known?.impressao !== impressao)
    const ids = await writeChanged(tx, changed)
    const idBySlug = new Map(changed.map(({ product }, i) => [product.slug, ids[i]]))

    return found.map(({ product, known }) => {
      const id = idBySlug.get(product.slug)
      return { id: id ?? known?.id ?? 0, mudou: id !== undefined }
    })
  })
}

/** The product that another one replaces, as it is. */
async function storedProduct(tx: Database, saving: ProductToSave | undefined) {
  if (!saving) return undefined
  const { id, input } = saving
  const [row] =
    id === undefined
      ? [input]
      : await tx.select({ slug: produtos.slug }).from(produtos).where(eq(produtos.id, id))
  const [stored] = row ? await snapshotProducts(tx, [row.slug]) : []

  return stored?.input
}

type Requested = {
  product: ProductInput
  impressao: string
  id: number | undefined
  unchangedStock: boolean
}

function readProduct(input: ProductInput): ProductInput {
  return clean(readInput(ProductInput, input, (problems) => describeProblems(problems, input.skus)))
}

function toRequested(
  product: ProductInput,
  { id, unchangedStock = false }: Omit<ProductToSave, 'input'> = {},
): Requested {
  return { product, impressao: fingerprint(product), id, unchangedStock }
}

function clean(input: ProductInput): ProductInput {
  return {
    ...input,
    descricao: sanitizeHtml(input.descricao),
    tabelaMedida: input.tabelaMedida === null ? null : sanitizeHtml(input.tabelaMedida),
  }
}

function fingerprint(product: ProductInput): string {
  return createHash('sha256').update(JSON.stringify(product)).digest('hex')
}

/** `known` is the product in the shop, and whether sounds were computed from its sheet. */
type Found = Requested & {
  known:
    | (Pick<typeof produtos.$inferSelect, 'id' | 'slug' | 'impressao'> & { hasComputedSounds: boolean })
    | undefined
}

/**
 * Locked, so that simultaneous saves of one product run one after the other. `no key update`, so that products that
 * refer to each other can be saved at the same time.
 */
async function lockProducts(tx: Database, requested: readonly Requested[]): Promise<Found[]> {
  const slugs = requested.filter(({ id }) => id === undefined).map(({ product }) => product.slug)
  const ids = requested.flatMap(({ id }) => id ?? [])
  const rows = await tx
    .select({
      id: produtos.id,
      slug: produtos.slug,
      impressao: produtos.impressao,
      hasComputedSounds: sql<boolean>`exists (
        select from ${sons} where ${sons.idProduto} = ${produtos}.id and ${sons.sintetizado})`,
    })
    .from(produtos)
    .where(
      sql`${produtos.slug} = any(${sql.param(slugs)}::text[]) or ${produtos.id} = any(${sql.param(ids)}::integer[])`,
    )
    .orderBy(produtos.id)
    .for('no key update')
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  const byId = new Map(rows.map((row) => [row.id, row]))

  return requested.map((one) => {
    const known = one.id === undefined ? bySlug.get(one.product.slug) : byId.get(one.id)
    if (one.id !== undefined && !known) throw refuse('ProdutoInexistente')
    return { ...one, known }
  })
}

/** Returns the ids of the products, in their order. */
async function writeChanged(tx: Database, changed: readonly Found[]): Promise<number[]> {
  if (changed.length === 0) return []
  const slugs = changed.map(({ product }) => product.slug)
  await claimAddresses(tx, slugs, 'produto')
  const tagsBefore = await productTags(
    tx,
    changed.flatMap(({ known }) => known?.id ?? []),
  )
  const ids = await writeProducts(tx, changed)
  for (const { product, known } of changed)
    if (known && known.slug !== product.slug) await moveAddress(tx, known.slug, product.slug)
  for (const { known } of changed)
    if (known?.hasComputedSounds) await enqueue(tx, REFRESH_SOUNDS, { id: known.id })
  await refreshListing(tx, ids)
  await invalidateTags(tx, [...tagsBefore, ...(await productTags(tx, ids))])

  return ids
}

async function writeProducts(tx: Database, changed: readonly Found[]): Promise<number[]> {
  const categoryOf = await categoriesOf(tx, changed)
  const brandOf = await ensureBrands(
    tx,
    changed.map(({ product }) => product.marca),
  )
  const rows = changed.map(({ product, impressao, ...one }) => {
    const idsCategoria = [product.categoria, ...product.categorias].map(categoryOf)
    const [idCategoria = 0] = idsCategoria
    const row = { ...productRow(product), impressao, idCategoria, idMarca: brandOf(product.marca) }
    return { ...one, product, idsCategoria, row }
  })
  const inserted = await insertProducts(
    tx,
    rows.filter(({ known }) => !known).map(({ row }) => row),
  )
  await updateProducts(
    tx,
    rows.flatMap(({ known, row }) => (known ? [{ ...row, id: known.id }] : [])),
  )
  const written: WrittenProduct[] = []
  for (const { product, known, idsCategoria, unchangedStock } of rows) {
    const id = known?.id ?? inserted.get(product.slug)
    if (id === undefined) throw new Error(`Product ${product.slug} was not written.`)
    written.push({ id, product, idsCategoria, known: known !== undefined, unchangedStock })
  }

  const attributeIds = await idsOfAttributes(
    tx,
    changed.flatMap(({ product }) => attributesOf(product)),
  )
  await writeCategories(tx, written)
  await writeMedia(tx, written)
  await writeSkus(tx, written, attributeIds)
  await writeSpecifications(tx, written, attributeIds)
  await writeLinks(tx, written)
  const ids = written.map(({ id }) => id)
  await writeFilterValues(tx, ids)

  return ids
}

/** Refuses the first unknown category. */
async function categoriesOf(tx: Database, changed: readonly Found[]): Promise<(caminho: string) => number> {
  const paths = [
    ...new Set(changed.flatMap(({ product: { categoria, categorias } }) => [categoria, ...categorias])),
  ]
  const ids = await idsOfCategories(tx, 'categoria', paths)
  const byPath = new Map(paths.map((path, i) => [path, ids[i]]))

  return (caminho) => byPath.get(caminho) ?? 0
}

function attributesOf({ skus, caracteristicas }: ProductInput) {
  return [
    ...skus.flatMap(({ atributos: { unico, simples } }) => (unico ? [unico, ...simples] : simples)),
    ...caracteristicas.filter(({ filtro }) => filtro),
  ]
}

type ProductRow = ReturnType<typeof productRow> &
  Pick<typeof produtos.$inferInsert, 'impressao' | 'idCategoria' | 'idMarca'>

function productRow(product: ProductInput) {
  const { slug, nome, descricaoCurta, descricao, tabelaMedida, itensInclusos, garantia, ncm, origem } =
    product
  const { palavrasChave, situacao, publicadoEm, vendas, video, seo } = product

  return {
    slug,
    nome,
    descricaoCurta,
    descricao,
    tabelaMedida,
    itensInclusos,
    garantia,
    ncm,
    origem,
    palavrasChave,
    situacao,
    publicadoEm: new Date(publicadoEm),
    vendas,
    video,
    seoTitle: seo?.title ?? null,
    seoDescription: seo?.description ?? null,
  }
}

async function updateProducts(tx: Database, rows: readonly (ProductRow & { id: number })[]): Promise<void> {
  if (!hasRows(rows)) return
  await tx.execute(updateRows(produtos, rows, sql`versao = ${produtos.versao} + 1, alterado_em = now()`))
}

const Inserted = z.object({ rows: z.array(z.object({ id: z.int(), slug: z.string() })) })

/** Returns the ids by slug. */
async function insertProducts(tx: Database, rows: readonly ProductRow[]): Promise<Map<string, number>> {
  if (!hasRows(rows)) return new Map()
  const result = await tx.execute(sql`${insertRows(produtos, rows)} returning id, slug`)

  return new Map(Inserted.parse(result).rows.map(({ id, slug }) => [slug, id]))
}

type Brand = ProductInput['marca']

/** Creates the brands that are new. */
async function ensureBrands(tx: Database, brands: readonly Brand[]): Promise<(brand: Brand) => number> {
  const slugs = sql.param([...new Set(brands.map(({ slug }) => slug))])
  const known = await tx
    .select({ slug: marcas.slug, id: marcas.id })
    .from(marcas)
    .where(sql`${marcas.slug} = any(${slugs}::text[])`)
  const ids = new Map(known.map(({ slug, id }) => [slug, id]))
  for (const { slug, nome } of brands.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)))
    if (!ids.has(slug)) ids.set(slug, await insertBrand(tx, { slug, nome }))

  return ({ slug }) => ids.get(slug) ?? 0
}

async function insertBrand(tx: Database, { slug, nome }: Brand): Promise<number> {
  const [inserted] = await tx
    .insert(marcas)
    .values({ slug, nome, descricao: '', alt: '' })
    .onConflictDoUpdate({ target: marcas.slug, set: { slug } })
    .returning({ id: marcas.id })
  if (!inserted) throw new Error(`Brand ${slug} was not written.`)
  await invalidateTags(tx, [tags.brands, tags.address(`/marcas/${slug}`)])

  return inserted.id
}
