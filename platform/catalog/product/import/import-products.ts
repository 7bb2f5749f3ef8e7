import { inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { ProductInput, SkuInput } from '#contract/catalog/product-input.ts'
import { slugOf } from '#domain/format/slug.ts'
import { describeProblems } from '#domain/product/describe-problems.ts'
import { isBoxKnown, saleProblems } from '#domain/product/sale-problems.ts'
import { type Box, categoryBoxes, withBox } from '#platform/catalog/collections/categories/category-boxes.ts'
import {
  categoriesByName,
  categoryName,
  categoryPaths,
} from '#platform/catalog/collections/categories/category-paths.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { plainText } from '#platform/catalog/sanitize.ts'
import { categorias, marcas, skus as skusTable } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { writeRestockDates } from '../../stock/restock-dates/write-restock-dates.ts'
import { saveProducts } from '../editing/save-products.ts'
import type { ProductSnapshot } from '../snapshot-products.ts'
import { isInCategory, mergeWithKnown } from './known-product.ts'

/** What a file from another shop contains of a product. The levels of a category are given by name, not by path. */
export type ImportedProduct = Pick<
  ProductInput,
  'slug' | 'nome' | 'descricao' | 'caracteristicas' | 'palavrasChave' | 'situacao' | 'seo' | 'midias'
> & {
  marca: string
  categoria: string[]
  /** Further categories; null if the file has no such column. */
  categorias: string[][] | null
  descricaoCurta: string | null
  ncm: string | null
  /** Null if the file has none. */
  video: string | null
  skus: ImportedSku[]
}

/** `custo` is in centavos; null is what the file has no column for, and what stays as it is. */
export type ImportedSku = SkuInput & {
  custo: number | null
  estoqueMinimo: number | null
  previsaoReposicao: string | null
}

export type ImportOutcome = 'criados' | 'alterados' | 'iguais'

export type ImportResult = {
  id: number
  outcome: ImportOutcome
  /** Why a product that is for sale in the file stays out of the shop. */
  fora: string[]
  /** SKUs whose missing box measures come from the category. */
  boxedSkus: string[]
  /** Paths of new categories, parents first, and slugs of new brands. */
  criados: Created
}

type Created = { categorias: string[]; marcas: string[] }

type ImportInput = {
  products: readonly ImportedProduct[]
  /** Those of them that are in the shop, by slug. */
  known: ReadonlyMap<string, ProductSnapshot>
}

/**
 * Creates or updates products of different slugs from a file, with their brands and categories if they are new: all or
 * none, in the statements of one. Fields that the file can't contain (sales, publication date, kits …) stay as they are;
 * so does a missing box, which for a new product is the default box of its category, if there is one. A product without
 * picture or box stays out of the shop; if one is already in the shop, the import is refused (`CadastroInvalido`) and
 * changes nothing. Importing the same data again changes nothing.
 */
export function importProducts(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { products, known }: ImportInput,
): Promise<ImportResult[]> {
  return db.transaction(async (tx) => {
    const isNewBrand = await newBrands(tx, products, known)
    const ensureCategories = await categoryCreator(tx, products)
    const boxOf = await categoryBoxes(tx)
    const prepared: Prepared[] = []
    for (const imported of products) {
      const shop = known.get(imported.slug)
      const criados: Created = { categorias: [], marcas: isNewBrand(imported) }
      const input = await inputOf({ now, imported, known: shop }, (names) => ensureCategories(names, criados))
      prepared.push({ ...fitForSale(input, shop, boxOf(input.categoria)), imported, criados })
    }
    const saved = await saveProducts({ db: tx }, prepared)
    const skus = prepared.flatMap(({ imported }, i) =>
      imported.skus.map((sku) => ({ idProduto: saved[i]?.id ?? 0, sku })),
    )
    const figures = (await writeOwnFigures(tx, skus)).union(await writeDates(tx, { skus, now }))

    return prepared.map(({ imported, fora, boxedSkus, criados }, i) => {
      const { id, mudou } = saved[i] ?? { id: 0, mudou: false }
      const changed = mudou || figures.has(id)
      const outcome = known.has(imported.slug) ? 'alterados' : 'criados'
      return { id, outcome: changed ? outcome : 'iguais', fora, boxedSkus, criados }
    })
  })
}

type Prepared = Pick<ImportResult, 'fora' | 'boxedSkus' | 'criados'> & {
  imported: ImportedProduct
  input: ProductInput
}

/** Fills in missing measures from the box, and keeps a product that lacks something for its sale out of the shop. */
function fitForSale(
  input: ProductInput,
  known: ProductSnapshot | undefined,
  box: Box | null,
): Pick<Prepared, 'input' | 'fora' | 'boxedSkus'> {
  const boxedSkus = box ? input.skus.filter((sku) => !isBoxKnown(sku)).map(({ sku }) => sku) : []
  const boxed = { ...input, skus: input.skus.map((sku) => withBox(sku, box)) }
  const fora = describeProblems(saleProblems({ ...boxed, imagens: boxed.midias.length }), boxed.skus)
  const [motivo] = fora
  if (motivo && known && known.input.situacao !== 'inativo')
    throw refuse('CadastroInvalido', { motivo }, motivo)

  return { input: motivo ? { ...boxed, situacao: 'inativo' } : boxed, fora, boxedSkus }
}

type InputOfInput = {
  now: Date
  imported: ImportedProduct
  known: ProductSnapshot | undefined
}

type EnsureCategories = (names: string[]) => Promise<string>

/** The product with the box measures from file and shop. */
async function inputOf(
  { now, imported, known }: InputOfInput,
  ensureCategories: EnsureCategories,
): Promise<ProductInput> {
  const { categoria, categorias: further, skus, descricaoCurta, ...fields } = imported
  const caminho =
    known && isInCategory(known, categoria) ? known.input.categoria : await ensureCategories(categoria)
  const also = further === null ? null : await ensureAll(further, ensureCategories)
  const fresh = {
    ...fieldsOfNew(now),
    ...fields,
    marca: brandOf(imported),
    descricaoCurta:
      descricaoCurta === null ? shortOf(fields.descricao) : plainText(descricaoCurta).slice(0, 300),
    categoria: caminho,
    categorias: (also ?? []).filter((path) => path !== caminho),
    skus: skus.map(({ custo: _cost, estoqueMinimo: _minimum, previsaoReposicao: _date, ...sku }) => sku),
  }

  return known
    ? mergeWithKnown(known, fresh, { categorias: also !== null, descricaoCurta: descricaoCurta !== null })
    : fresh
}

function brandOf({ marca }: ImportedProduct): ProductInput['marca'] {
  const nome = marca.slice(0, 60).trim()

  return { slug: slugOf(nome) || 'sem-marca', nome }
}

/** Returns a function that names a product's brand if it is new; called again for another product, it is not. */
async function newBrands(
  tx: Database,
  products: readonly ImportedProduct[],
  known: ImportInput['known'],
): Promise<(imported: ImportedProduct) => string[]> {
  const named = products.map((imported) => brandOf(imported).slug)
  const rows = await tx
    .select({ slug: marcas.slug })
    .from(marcas)
    .where(sql`${marcas.slug} = any(${sql.param(named)}::text[])`)
  const there = new Set(rows.map(({ slug }) => slug))

  return (imported) => {
    const { slug, nome } = brandOf(imported)
    if (known.get(imported.slug)?.input.marca.nome === nome || there.has(slug)) return []
    there.add(slug)
    return [slug]
  }
}

function fieldsOfNew(now: Date) {
  return {
    tabelaMedida: null,
    itensInclusos: [],
    garantia: '',
    origem: 0,
    publicadoEm: now.toISOString(),
    vendas: 0,
    arquivos: [],
    kit: [],
    combinacoes: [],
    relacionados: [],
  }
}

const Changed = z.object({ rows: z.array(z.object({ id: z.int() })) })

/** Writes cost and minimum stock, which the shop never shows. Returns the ids of products of which any changed. */
async function writeOwnFigures(
  tx: Database,
  skus: readonly { idProduto: number; sku: ImportedSku }[],
): Promise<Set<number>> {
  const given = skus
    .filter(({ sku: { custo, estoqueMinimo } }) => custo !== null || estoqueMinimo !== null)
    .map(({ idProduto, sku: { sku, custo, estoqueMinimo } }) => ({
      idProduto,
      sku,
      custo,
      minimo: estoqueMinimo,
    }))
  if (given.length === 0) return new Set()
  const changed = await tx.execute(sql`
    update skus s set custo = coalesce(t.custo, s.custo), estoque_minimo = coalesce(t.minimo, s.estoque_minimo)
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as t("idProduto" integer, sku text, custo integer, minimo integer)
    where s.sku = t.sku and s.id_produto = t."idProduto"
      and (coalesce(t.custo, s.custo) is distinct from s.custo
        or coalesce(t.minimo, s.estoque_minimo) is distinct from s.estoque_minimo)
    returning s.id_produto as id`)

  return new Set(Changed.parse(changed).rows.map(({ id }) => id))
}

/** Writes when goods are expected, where the file says so. Returns the ids of products of which any changed. */
async function writeDates(
  tx: Database,
  { skus, now }: { skus: readonly { idProduto: number; sku: ImportedSku }[]; now: Date },
): Promise<Set<number>> {
  const dates = new Map(
    skus.flatMap(({ sku: { sku, previsaoReposicao } }) =>
      previsaoReposicao === null ? [] : [[sku, previsaoReposicao]],
    ),
  )
  if (dates.size === 0) return new Set()
  const rows = await tx
    .select({ idSku: skusTable.id, sku: skusTable.sku })
    .from(skusTable)
    .where(inArray(skusTable.sku, [...dates.keys()]))
  const itens = rows.map(({ idSku, sku }) => ({ idSku, previsaoReposicao: dates.get(sku) ?? null }))

  return new Set((await writeRestockDates(tx, { itens, now })).map(({ idProduto }) => idProduto))
}

async function ensureAll(all: string[][], ensureCategories: EnsureCategories): Promise<string[]> {
  const paths: string[] = []
  for (const names of all) paths.push(await ensureCategories(names))

  return [...new Set(paths)].filter(Boolean)
}

/**
 * Returns a function that creates the missing levels of a category, leaves existing ones unchanged, and returns the path
 * of the deepest one. It notes what it created.
 */
async function categoryCreator(tx: Database, products: readonly ImportedProduct[]) {
  const all = products.flatMap(({ categoria, categorias: further }) => [categoria, ...(further ?? [])])
  const find = await categoriesByName(tx, [...new Set(all.flat().map(categoryName))])
  const candidates = [...new Set(all.flatMap((names) => categoryPaths(names, find)))]
  const rows = await tx
    .select({ caminho: categorias.caminho })
    .from(categorias)
    .where(sql`${categorias.caminho} = any(${sql.param(candidates)}::text[])`)
  const there = new Set(rows.map(({ caminho }) => caminho))

  return async (names: string[], criados: Created): Promise<string> => {
    const caminhos = categoryPaths(names, find)
    for (const [i, caminho] of caminhos.entries()) {
      if (there.has(caminho)) continue
      const nome = categoryName(names[i] ?? caminho)
      await saveCategory(
        { db: tx },
        { caminho, nome, titulo: nome, descricao: '', imagem: null, seo: null, atributosPrincipais: [] },
      )
      there.add(caminho)
      criados.categorias.push(caminho)
    }
    return caminhos.at(-1) ?? ''
  }
}

/** The beginning of the description's text, cut between words. */
function shortOf(descricao: string): string {
  const text = plainText(descricao)
  return text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s+\S*$/, '')}…`
}
