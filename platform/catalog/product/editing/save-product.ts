import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { ProductInput } from '#contract/catalog/product-input.ts'
import { describeProblems } from '#domain/product/describe-problems.ts'
import { claimAddress, moveAddress } from '#platform/catalog/addresses/claim-address.ts'
import { refreshListing } from '#platform/catalog/listing/read-model/refresh-listing.ts'
import { sanitizeHtml } from '#platform/catalog/sanitize.ts'
import type { Saved } from '#platform/catalog/save-result.ts'
import { marcas, produtos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/tags.ts'
import { idsOfAttributes, idsOfCategories } from '../product-references.ts'
import { productTags } from '../product-tags.ts'
import { writeCategories, writeLinks, writeMedia, writeSpecifications } from './write-product-details.ts'
import { writeSkus } from './write-skus.ts'

type SaveProductInput = {
  /** Identifies the product if its slug changes; the old address then redirects. */
  id?: number
  /** Existing SKUs keep their stock, which may have been sold during editing. */
  unchangedStock?: boolean
}

/**
 * Creates a product, or updates the one with this slug. Saving the same input again changes nothing. Categories,
 * related and combined products and the SKUs of a kit must exist (`saveProducts` orders many products accordingly); a
 * new brand is created.
 */
export async function saveProduct(
  { db }: Pick<RequestContext, 'db'>,
  input: ProductInput,
  { id, unchangedStock = false }: SaveProductInput = {},
): Promise<Saved> {
  const product = clean(readInput(ProductInput, input, (problems) => describeProblems(problems, input.skus)))
  const impressao = fingerprint(product)

  return db.transaction(async (tx) => {
    const known = await lockProduct(tx, product.slug, id)
    if (known?.impressao === impressao) return { id: known.id, mudou: false }

    await claimAddress(tx, product.slug, 'produto')
    const tagsBefore = known ? await productTags(tx, [known.id]) : []
    const saved = await writeProduct(tx, product, { impressao, known: known?.id, unchangedStock })
    if (known && known.slug !== product.slug) await moveAddress(tx, known.slug, product.slug)
    await refreshListing(tx, [saved])
    await invalidateTags(tx, [...tagsBefore, ...(await productTags(tx, [saved]))])

    return { id: saved, mudou: true }
  })
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

/**
 * Locked, so that simultaneous saves of one product run one after the other. `no key update`, so that products that
 * refer to each other can be saved at the same time.
 */
async function lockProduct(tx: Database, slug: string, id: number | undefined) {
  const [row] = await tx
    .select({ id: produtos.id, slug: produtos.slug, impressao: produtos.impressao })
    .from(produtos)
    .where(id === undefined ? eq(produtos.slug, slug) : eq(produtos.id, id))
    .for('no key update')
  if (id !== undefined && !row) throw refuse('ProdutoInexistente')

  return row
}

type Writing = { impressao: string; known: number | undefined; unchangedStock: boolean }

async function writeProduct(
  tx: Database,
  product: ProductInput,
  { impressao, known, unchangedStock }: Writing,
) {
  const [idCategoria = 0, ...further] = await idsOfCategories(tx, 'categoria', [
    product.categoria,
    ...product.categorias,
  ])
  const row = {
    ...productRow(product),
    impressao,
    idCategoria,
    idMarca: await ensureBrand(tx, product.marca),
  }
  const id = known ?? (await insertProduct(tx, row))
  if (known !== undefined)
    await tx
      .update(produtos)
      .set({ ...row, versao: sql`${produtos.versao} + 1`, alteradoEm: sql`now()` })
      .where(eq(produtos.id, known))

  const attributeIds = await idsOfAttributes(tx, [
    ...product.skus.flatMap(({ atributos: { unico, simples } }) => (unico ? [unico, ...simples] : simples)),
    ...product.caracteristicas.filter(({ filtro }) => filtro),
  ])
  await writeCategories(tx, id, [idCategoria, ...further])
  await writeMedia(tx, id, product)
  await writeSkus(tx, id, { skus: product.skus, ids: attributeIds, unchangedStock })
  await writeSpecifications(tx, id, product.caracteristicas, attributeIds)
  await writeLinks(tx, id, product)

  return id
}

type ProductRow = typeof produtos.$inferInsert

function productRow(product: ProductInput): Omit<ProductRow, 'idMarca' | 'idCategoria'> {
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

async function insertProduct(tx: Database, row: ProductRow): Promise<number> {
  const [inserted] = await tx.insert(produtos).values(row).returning({ id: produtos.id })
  if (!inserted) throw new Error(`Product ${row.slug} was not written.`)

  return inserted.id
}

async function ensureBrand(tx: Database, { slug, nome }: ProductInput['marca']): Promise<number> {
  const [known] = await tx.select({ id: marcas.id }).from(marcas).where(eq(marcas.slug, slug))
  if (known) return known.id
  const [inserted] = await tx
    .insert(marcas)
    .values({ slug, nome, descricao: '', alt: '' })
    .onConflictDoUpdate({ target: marcas.slug, set: { slug } })
    .returning({ id: marcas.id })
  if (!inserted) throw new Error(`Brand ${slug} was not written.`)
  await invalidateTags(tx, [tags.brands, tags.address(`/marcas/${slug}`)])

  return inserted.id
}
