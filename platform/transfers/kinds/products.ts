import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import type { Column, CsvRow } from '#domain/shopify/columns.ts'
import { overlay } from '#domain/shopify/overlay.ts'
import { type CsvProduct, productOf } from '#domain/shopify/product.ts'
import { slugOf } from '#domain/slug.ts'
import { importProduct } from '#platform/catalog/import-product.ts'
import { saveProduct } from '#platform/catalog/save-product.ts'
import { type ProductSnapshot, snapshotProducts } from '#platform/catalog/snapshot-products.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Applied, Compared, ImportAdapter, Line, Problem, Unit, Work } from '../kind.ts'
import { saveNoPicture } from '../no-picture.ts'
import { ownPicture } from '../own-picture.ts'
import { keepPictures } from '../product-pictures.ts'
import { productDifferences, shopRows } from '../product-view.ts'
import { PRODUCT_FIELDS } from './product-fields.ts'

/** Products as Shopify's export has them: the rows of one follow one another and share its handle. */
export const productsImport: ImportAdapter = {
  tipo: 'produtos',
  permissao: 'catalogo.editar',
  campos: PRODUCT_FIELDS,
  outros: true,
  // A row without a handle goes on with the product above, unless it names one of its own.
  grupo: ({ campos }, acima) =>
    !campos['handle'] && !campos['title'] && acima !== null ? acima : slugOf(campos['handle'] ?? ''),
  compare,
  prepare: keepPictures,
  apply,
  undo,
}

async function compare(db: Database, units: readonly Unit[]): Promise<Compared[]> {
  const known = new Map(
    (await snapshotProducts(db, units.map(slugOfUnit))).map((one) => [one.input.slug, one]),
  )

  return units.map((unit) => {
    const chave = slugOfUnit(unit)
    const shop = known.get(chave)
    const read = readUnit(unit, shop)
    if ('problemas' in read) return { chave, problemas: read.problemas }
    const diferencas = productDifferences(shop ?? null, read.produto)
    if (!shop) return { chave, comparacao: 'nova', diferencas }
    return { chave, comparacao: diferencas.length > 0 ? 'alterada' : 'igual', diferencas }
  })
}

async function apply(work: Work, unit: Unit): Promise<Applied> {
  const { db } = work
  const slug = slugOfUnit(unit)
  const [antes] = await snapshotProducts(db, [slug])
  const read = readUnit(unit, antes)
  if ('problemas' in read) throw new Error('A product that can not be read was to be written.')
  const { fotos, ...produto } = read.produto
  const midias = fotos.map(({ fonte, alt }) => ({ arquivo: ownPicture(fonte) ?? '', alt }))
  if (midias.length === 0)
    midias.push({ arquivo: await saveNoPicture(db, work.storage), alt: 'Produto sem foto' })
  const outcome = await importProduct(work, { ...produto, midias })
  const [depois] = await snapshotProducts(db, [slug])

  return { mudou: outcome !== 'iguais', antes: antes ?? null, depois }
}

/** What a product was made of when nobody but the file had changed it. */
async function undo(
  { db }: Work,
  { chave, antes, depois }: { chave: string; antes: unknown; depois: unknown },
) {
  const [now] = await snapshotProducts(db, [chave])
  const after = Kept.parse(depois)
  if (!now || !after || !isDeepStrictEqual(steady(now), steady(after))) return false
  const before = Kept.parse(antes)
  // A new one leaves the shop; it is not deleted, for orders and carts may name it by now.
  const input = before ? withMovedStock(before, after, now) : { ...now.input, situacao: 'inativo' as const }
  await saveProduct({ db }, input, { id: now.id })

  return true
}

/** What this file wrote into the database itself. */
const Kept = z.custom<ProductSnapshot | null>()

/** Without what the shop itself moves. */
function steady({ input: { vendas: _sold, skus, ...input } }: ProductSnapshot) {
  const told = { ...input, skus: skus.map(({ estoque: _stock, ...sku }) => sku) }

  // As JSON keeps it.
  return JSON.parse(JSON.stringify(told))
}

/** What was sold and what came in since stays so. */
function withMovedStock({ input }: ProductSnapshot, after: ProductSnapshot, now: ProductSnapshot) {
  const stock = ({ input: { skus } }: ProductSnapshot) =>
    new Map(skus.map(({ sku, estoque }) => [sku, estoque]))
  const [then, current] = [stock(after), stock(now)]

  return {
    ...input,
    vendas: now.input.vendas,
    skus: input.skus.map((sku) => {
      const moved = (current.get(sku.sku) ?? 0) - (then.get(sku.sku) ?? 0)
      return { ...sku, estoque: Math.max(0, sku.estoque + moved) }
    }),
  }
}

function readUnit(
  unit: Unit,
  shop: ProductSnapshot | undefined,
): { produto: CsvProduct } | { problemas: Problem[] } {
  const file = unit.linhas.map(rowOf)
  const labels = new Set(unit.linhas.flatMap(({ outros }) => outros.map(({ label }) => label)))
  const columns = new Set(unit.colunas)
  const rows = shop ? overlay(file, { rows: shopRows(shop), columns, labels }) : file
  const read = productOf(rows)
  if ('produto' in read) return read

  return { problemas: read.problemas.map(({ line, motivo }) => ({ linha: line, motivo })) }
}

function rowOf({ linha, campos, outros }: Line): CsvRow {
  const cells: Partial<Record<Column, string>> = Object.fromEntries(
    Object.entries(campos).filter(([, valor]) => valor !== ''),
  )

  return { ...cells, line: linha, unknown: outros.filter(({ valor }) => valor !== ''), overflows: false }
}

function slugOfUnit({ linhas: [line] }: Unit): string {
  return slugOf(line?.campos['handle'] ?? '')
}
