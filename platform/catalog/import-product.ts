import { inArray } from 'drizzle-orm'
import type { ProductInput } from '#contract/product-input.ts'
import { slugOf } from '#domain/slug.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Visit } from '#platform/visit.ts'
import { type FactsKept, factsKept } from './facts-kept.ts'
import { plainText } from './sanitize.ts'
import { saveCategory } from './save-category.ts'
import { saveProduct } from './save-product.ts'
import { categorias } from './tables.ts'

/** What a file from another shop tells of a product; the rest is ours. Names, not paths, make the category's levels. */
export type ImportedProduct = Pick<
  ProductInput,
  'slug' | 'nome' | 'descricao' | 'caracteristicas' | 'palavrasChave' | 'situacao' | 'seo' | 'midias' | 'skus'
> & { marca: string; categoria: string[] }

export type ImportOutcome = 'criados' | 'alterados' | 'iguais'

/**
 * Puts in a product from a file, with its brand and categories where they are new. What the file can't know (sales, date
 * of publication, kits, boxes …) stays as it is. Importing the same again changes nothing.
 */
export function importProduct(
  { db, agora }: Pick<Visit, 'db' | 'agora'>,
  imported: ImportedProduct,
): Promise<ImportOutcome> {
  return db.transaction(async (tx) => {
    const { marca, categoria, skus, ...facts } = imported
    const known = await factsKept(tx, facts.slug)
    const { boxes, ...kept } = known ?? factsOfNew(agora)
    const nome = marca.slice(0, 60).trim()
    const { mudou } = await saveProduct(
      { db: tx },
      {
        ...kept,
        ...facts,
        skus: skus.map((sku) => ({ ...sku, ...boxes.get(sku.sku) })),
        marca: { slug: slugOf(nome) || 'sem-marca', nome },
        categoria: await ensureCategories(tx, categoria),
        descricaoCurta: shortOf(facts.descricao),
      },
    )
    if (!mudou) return 'iguais'
    return known ? 'alterados' : 'criados'
  })
}

function factsOfNew(agora: Date): FactsKept {
  return {
    tabelaMedida: null,
    itensInclusos: [],
    garantia: '',
    ncm: null,
    origem: 0,
    publicadoEm: agora.toISOString(),
    vendas: 0,
    video: null,
    arquivos: [],
    kit: [],
    combinacoes: [],
    relacionados: [],
    categorias: [],
    boxes: new Map(),
  }
}

/** The path of the deepest category; levels that are not there yet are put in, those that are stay as they are. */
async function ensureCategories(tx: Database, names: string[]): Promise<string> {
  const nomes = names.map((name) => name.slice(0, 60).trim())
  const slugs = nomes.map((nome) => slugOf(nome) || 'outros')
  const caminhos = slugs.map((_, i) => slugs.slice(0, i + 1).join('/'))
  const rows = await tx
    .select({ caminho: categorias.caminho })
    .from(categorias)
    .where(inArray(categorias.caminho, caminhos))
  const known = new Set(rows.map(({ caminho }) => caminho))
  for (const [i, caminho] of caminhos.entries()) {
    const nome = nomes[i] ?? caminho
    if (!known.has(caminho))
      await saveCategory({ db: tx }, { caminho, nome, titulo: nome, descricao: '', imagem: null, seo: null })
  }
  return caminhos.at(-1) ?? ''
}

/** The beginning of the description's text, cut at a word. */
function shortOf(descricao: string): string {
  const text = plainText(descricao)
  return text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s+\S*$/, '')}…`
}
