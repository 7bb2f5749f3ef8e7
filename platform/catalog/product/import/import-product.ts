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
import { categorias, marcas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { saveProduct } from '../editing/save-product.ts'
import { type ProductSnapshot, snapshotProducts } from '../snapshot-products.ts'
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
  skus: ImportedSku[]
}

/** `custo` is in centavos; `custo` and `estoqueMinimo` are null if the file has no such column. */
export type ImportedSku = SkuInput & { custo: number | null; estoqueMinimo: number | null }

export type ImportOutcome = 'criados' | 'alterados' | 'iguais'

export type ImportResult = {
  outcome: ImportOutcome
  /** Why a product that is for sale in the file stays out of the shop. */
  fora: string[]
  /** SKUs whose missing box measures come from the category. */
  boxedSkus: string[]
  /** Paths of new categories, parents first, and slugs of new brands. */
  criados: { categorias: string[]; marcas: string[] }
}

/**
 * Creates or updates a product from a file, with its brand and categories if they are new. Fields that the file can't
 * contain (sales, publication date, kits …) stay as they are; so does a missing box, which for a new product is the
 * default box of its category, if there is one. A product without picture or box stays out of the shop; if it is
 * already in the shop, the import is refused (`CadastroInvalido`) and changes nothing. Importing the same data again
 * changes nothing.
 */
export function importProduct(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  imported: ImportedProduct,
): Promise<ImportResult> {
  return db.transaction(async (tx) => {
    const [known] = await snapshotProducts(tx, [imported.slug])
    const criados: ImportResult['criados'] = { categorias: [], marcas: await newBrands(tx, imported, known) }
    const { embalagem, ...measured } = await inputOf(tx, { now, imported, known, criados })
    const boxedSkus = embalagem ? measured.skus.filter((sku) => !isBoxKnown(sku)).map(({ sku }) => sku) : []
    const input = { ...measured, skus: measured.skus.map((sku) => withBox(sku, embalagem)) }
    const problems = saleProblems({ ...input, imagens: input.midias.length })
    const fora = describeProblems(problems, input.skus)
    const [motivo] = fora
    if (motivo && known && known.input.situacao !== 'inativo')
      throw refuse('CadastroInvalido', { motivo }, motivo)
    const { id, mudou } = await saveProduct({ db: tx }, motivo ? { ...input, situacao: 'inativo' } : input)
    const more = await writeOwnFigures(tx, id, imported.skus)
    if (!mudou && !more) return { outcome: 'iguais', fora, boxedSkus, criados }

    return { outcome: known ? 'alterados' : 'criados', fora, boxedSkus, criados }
  })
}

type InputOfInput = {
  now: Date
  imported: ImportedProduct
  known: ProductSnapshot | undefined
  criados: ImportResult['criados']
}

/** The product with the box measures from file and shop, and the default box of its category for missing ones. */
async function inputOf(
  tx: Database,
  { now, imported, known, criados }: InputOfInput,
): Promise<ProductInput & { embalagem: Box | null }> {
  const { categoria, categorias: further, skus, descricaoCurta, ...fields } = imported
  const caminho =
    known && isInCategory(known, categoria)
      ? known.input.categoria
      : await ensureCategories(tx, categoria, criados)
  const also = further === null ? null : await ensureAll(tx, further, criados)
  const boxOf = await categoryBoxes(tx)
  const fresh = {
    ...fieldsOfNew(now),
    ...fields,
    marca: brandOf(imported),
    descricaoCurta:
      descricaoCurta === null ? shortOf(fields.descricao) : plainText(descricaoCurta).slice(0, 300),
    categoria: caminho,
    categorias: (also ?? []).filter((path) => path !== caminho),
    skus: skus.map(({ custo: _cost, estoqueMinimo: _minimum, ...sku }) => sku),
  }
  const input = known
    ? mergeWithKnown(known, fresh, { categorias: also !== null, descricaoCurta: descricaoCurta !== null })
    : fresh

  return { ...input, embalagem: boxOf(caminho) }
}

function brandOf({ marca }: ImportedProduct): ProductInput['marca'] {
  const nome = marca.slice(0, 60).trim()

  return { slug: slugOf(nome) || 'sem-marca', nome }
}

async function newBrands(
  tx: Database,
  imported: ImportedProduct,
  known: InputOfInput['known'],
): Promise<string[]> {
  const { slug, nome } = brandOf(imported)
  if (known?.input.marca.nome === nome) return []
  const rows = await tx
    .select({ slug: marcas.slug })
    .from(marcas)
    .where(inArray(marcas.slug, [slug]))

  return rows.length === 0 ? [slug] : []
}

function fieldsOfNew(now: Date) {
  return {
    tabelaMedida: null,
    itensInclusos: [],
    garantia: '',
    origem: 0,
    publicadoEm: now.toISOString(),
    vendas: 0,
    video: null,
    arquivos: [],
    kit: [],
    combinacoes: [],
    relacionados: [],
  }
}

const Changed = z.object({ rows: z.array(z.unknown()) })

/** Writes cost and minimum stock, which the shop never shows. Returns whether any changed. */
async function writeOwnFigures(tx: Database, idProduto: number, skus: ImportedSku[]): Promise<boolean> {
  const given = skus
    .filter(({ custo, estoqueMinimo }) => custo !== null || estoqueMinimo !== null)
    .map(({ sku, custo, estoqueMinimo }) => ({ sku, custo, minimo: estoqueMinimo }))
  if (given.length === 0) return false
  const changed = await tx.execute(sql`
    update skus s set custo = coalesce(t.custo, s.custo), estoque_minimo = coalesce(t.minimo, s.estoque_minimo)
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as t(sku text, custo integer, minimo integer)
    where s.sku = t.sku and s.id_produto = ${idProduto}
      and (coalesce(t.custo, s.custo) is distinct from s.custo
        or coalesce(t.minimo, s.estoque_minimo) is distinct from s.estoque_minimo)
    returning s.id`)

  return Changed.parse(changed).rows.length > 0
}

async function ensureAll(tx: Database, all: string[][], criados: ImportResult['criados']): Promise<string[]> {
  const paths: string[] = []
  for (const names of all) paths.push(await ensureCategories(tx, names, criados))

  return [...new Set(paths)].filter(Boolean)
}

/** Creates missing levels, leaves existing ones unchanged, and returns the path of the deepest category. */
async function ensureCategories(
  tx: Database,
  names: string[],
  { categorias: newPaths }: ImportResult['criados'],
): Promise<string> {
  const nomes = names.map(categoryName)
  const caminhos = categoryPaths(nomes, await categoriesByName(tx, nomes))
  const rows = await tx
    .select({ caminho: categorias.caminho })
    .from(categorias)
    .where(inArray(categorias.caminho, caminhos))
  const known = new Set(rows.map(({ caminho }) => caminho))
  for (const [i, caminho] of caminhos.entries()) {
    const nome = nomes[i] ?? caminho
    if (known.has(caminho)) continue
    await saveCategory(
      { db: tx },
      { caminho, nome, titulo: nome, descricao: '', imagem: null, seo: null, atributosPrincipais: [] },
    )
    newPaths.push(caminho)
  }
  return caminhos.at(-1) ?? ''
}

/** The beginning of the description's text, cut between words. */
function shortOf(descricao: string): string {
  const text = plainText(descricao)
  return text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s+\S*$/, '')}…`
}
