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
import { isInCategory, withKnown } from './known-product.ts'

/** What a file from another shop tells of a product; the rest is ours. Names, not paths, make the levels of a category. */
export type ImportedProduct = Pick<
  ProductInput,
  'slug' | 'nome' | 'descricao' | 'caracteristicas' | 'palavrasChave' | 'situacao' | 'seo' | 'midias'
> & {
  marca: string
  categoria: string[]
  /** Further categories; null where the file does not tell. */
  categorias: string[][] | null
  descricaoCurta: string | null
  ncm: string | null
  skus: ImportedSku[]
}

/** `custo` in centavos and `estoqueMinimo` are null where the file does not tell. */
export type ImportedSku = SkuInput & { custo: number | null; estoqueMinimo: number | null }

export type ImportOutcome = 'criados' | 'alterados' | 'iguais'

export type ImportResult = {
  outcome: ImportOutcome
  /** Why a product that the file has for sale stays out of the shop. */
  fora: string[]
  /** SKUs whose box, or what lacked of it, is that of the category. */
  embalados: string[]
  /** Paths of categories, parents first, and slugs of brands that were put in with it. */
  criados: { categorias: string[]; marcas: string[] }
}

/**
 * Puts in a product from a file, with its brand and categories where they are new. What the file can't know (sales, date
 * of publication, kits …) stays as it is, and so does the box that it does not tell, which for a new product is that of its
 * category, if the merchant set one. What lacks a picture or a box stays out of the shop; a product that is in the shop is refused
 * then (`CadastroInvalido`) and stays as it is. Importing the same again changes nothing.
 */
export function importProduct(
  { db, agora }: Pick<RequestContext, 'db' | 'agora'>,
  imported: ImportedProduct,
): Promise<ImportResult> {
  return db.transaction(async (tx) => {
    const [known] = await snapshotProducts(tx, [imported.slug])
    const criados: ImportResult['criados'] = { categorias: [], marcas: await newBrands(tx, imported, known) }
    const { embalagem, ...measured } = await inputOf(tx, { agora, imported, known, criados })
    const embalados = embalagem ? measured.skus.filter((sku) => !isBoxKnown(sku)).map(({ sku }) => sku) : []
    const input = { ...measured, skus: measured.skus.map((sku) => withBox(sku, embalagem)) }
    const problems = saleProblems({ ...input, imagens: input.midias.length })
    const fora = describeProblems(problems, input.skus)
    const [motivo] = fora
    if (motivo && known && known.input.situacao !== 'inativo')
      throw refuse('CadastroInvalido', { motivo }, motivo)
    const { id, mudou } = await saveProduct({ db: tx }, motivo ? { ...input, situacao: 'inativo' } : input)
    const more = await writeOwnFigures(tx, id, imported.skus)
    if (!mudou && !more) return { outcome: 'iguais', fora, embalados, criados }

    return { outcome: known ? 'alterados' : 'criados', fora, embalados, criados }
  })
}

type InputOfInput = {
  agora: Date
  imported: ImportedProduct
  known: ProductSnapshot | undefined
  criados: ImportResult['criados']
}

/** The product with the boxes that file and shop know, and the one that its category has for the others. */
async function inputOf(
  tx: Database,
  { agora, imported, known, criados }: InputOfInput,
): Promise<ProductInput & { embalagem: Box | null }> {
  const { categoria, categorias: further, skus, descricaoCurta, ...facts } = imported
  const caminho =
    known && isInCategory(known, categoria)
      ? known.input.categoria
      : await ensureCategories(tx, categoria, criados)
  const also = further === null ? null : await ensureAll(tx, further, criados)
  const boxOf = await categoryBoxes(tx)
  const fresh = {
    ...fieldsOfNew(agora),
    ...facts,
    marca: brandOf(imported),
    descricaoCurta:
      descricaoCurta === null ? shortOf(facts.descricao) : plainText(descricaoCurta).slice(0, 300),
    categoria: caminho,
    categorias: (also ?? []).filter((path) => path !== caminho),
    skus: skus.map(({ custo: _cost, estoqueMinimo: _minimum, ...sku }) => sku),
  }
  const input = known
    ? withKnown(known, fresh, { categorias: also !== null, descricaoCurta: descricaoCurta !== null })
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

function fieldsOfNew(agora: Date) {
  return {
    tabelaMedida: null,
    itensInclusos: [],
    garantia: '',
    origem: 0,
    publicadoEm: agora.toISOString(),
    vendas: 0,
    video: null,
    arquivos: [],
    kit: [],
    combinacoes: [],
    relacionados: [],
  }
}

const Changed = z.object({ rows: z.array(z.unknown()) })

/** What the shop never shows: costs, and from where on to buy again. Answers whether any changed. */
async function writeOwnFigures(tx: Database, idProduto: number, skus: ImportedSku[]): Promise<boolean> {
  const told = skus
    .filter(({ custo, estoqueMinimo }) => custo !== null || estoqueMinimo !== null)
    .map(({ sku, custo, estoqueMinimo }) => ({ sku, custo, minimo: estoqueMinimo }))
  if (told.length === 0) return false
  const changed = await tx.execute(sql`
    update skus s set custo = coalesce(t.custo, s.custo), estoque_minimo = coalesce(t.minimo, s.estoque_minimo)
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t(sku text, custo integer, minimo integer)
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

/** The path of the deepest category; levels that are not there yet are put in, those that are stay as they are. */
async function ensureCategories(
  tx: Database,
  names: string[],
  { categorias: made }: ImportResult['criados'],
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
    made.push(caminho)
  }
  return caminhos.at(-1) ?? ''
}

/** The beginning of the description's text, cut at a word. */
function shortOf(descricao: string): string {
  const text = plainText(descricao)
  return text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s+\S*$/, '')}…`
}
