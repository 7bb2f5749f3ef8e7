import { inArray } from 'drizzle-orm'
import type { ProductInput } from '#contract/product-input.ts'
import { slugOf } from '#domain/slug.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Visit } from '#platform/visit.ts'
import { withKnown } from './known-product.ts'
import { plainText } from './sanitize.ts'
import { saveCategory } from './save-category.ts'
import { saveProduct } from './save-product.ts'
import { snapshotProducts } from './snapshot-products.ts'
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
    const [known] = await snapshotProducts(tx, [imported.slug])
    const { mudou } = await saveProduct({ db: tx }, await inputOf(tx, agora, imported, known))
    if (!mudou) return 'iguais'
    return known ? 'alterados' : 'criados'
  })
}

type Known = Parameters<typeof withKnown>[0]

async function inputOf(tx: Database, agora: Date, imported: ImportedProduct, known: Known | undefined) {
  const { marca, categoria, ...facts } = imported
  const nome = marca.slice(0, 60).trim()
  const fresh = {
    ...factsOfNew(agora),
    ...facts,
    marca: { slug: slugOf(nome) || 'sem-marca', nome },
    descricaoCurta: shortOf(facts.descricao),
  }
  if (!known) return { ...fresh, categoria: await ensureCategories(tx, categoria) }
  const sameCategory = categoria.join('\n') === known.niveis.join('\n')

  return withKnown(known, {
    ...fresh,
    categoria: sameCategory ? known.input.categoria : await ensureCategories(tx, categoria),
  })
}

function factsOfNew(agora: Date) {
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
