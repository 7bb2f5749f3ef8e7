import { eq } from 'drizzle-orm'
import type { ProductInput } from '#contract/product-input.ts'
import { slugOf } from '#domain/slug.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Visit } from '#platform/visit.ts'
import { saveCategory } from './save-category.ts'
import { saveProduct } from './save-product.ts'
import { categorias, produtos } from './tables.ts'

/** What a file from another shop tells of a product; the rest is ours. Names, not paths, make the category's levels. */
export type ImportedProduct = Pick<
  ProductInput,
  'slug' | 'nome' | 'descricao' | 'caracteristicas' | 'palavrasChave' | 'situacao' | 'seo' | 'midias' | 'skus'
> & { marca: string; categoria: string[] }

export type ImportOutcome = 'criados' | 'alterados' | 'iguais'

/**
 * Puts in a product from a file, with its brand and categories where they are new. What the file can't know (sales, date
 * of publication) stays as it is. Importing the same again changes nothing.
 */
export function importProduct(
  { db, agora }: Pick<Visit, 'db' | 'agora'>,
  imported: ImportedProduct,
): Promise<ImportOutcome> {
  return db.transaction(async (tx) => {
    const { marca, categoria, ...facts } = imported
    const known = await findKnown(tx, facts.slug)
    const { mudou } = await saveProduct(
      { db: tx },
      {
        ...facts,
        marca: { slug: slugOf(marca) || 'sem-marca', nome: marca.slice(0, 60) },
        categoria: await ensureCategories(tx, categoria),
        categorias: [],
        descricaoCurta: shortOf(facts.descricao),
        tabelaMedida: null,
        itensInclusos: [],
        garantia: '',
        ncm: null,
        origem: 0,
        publicadoEm: (known?.publicadoEm ?? agora).toISOString(),
        vendas: known?.vendas ?? 0,
        arquivos: [],
        video: null,
        kit: [],
        combinacoes: [],
        relacionados: [],
      },
    )
    if (!mudou) return 'iguais'
    return known ? 'alterados' : 'criados'
  })
}

async function findKnown(tx: Database, slug: string) {
  const [known] = await tx
    .select({ publicadoEm: produtos.publicadoEm, vendas: produtos.vendas })
    .from(produtos)
    .where(eq(produtos.slug, slug))
  return known
}

/** The path of the deepest category; levels that are not there yet are put in, those that are stay as they are. */
async function ensureCategories(tx: Database, names: string[]): Promise<string> {
  let caminho = ''
  for (const name of names) {
    const slug = slugOf(name) || 'outros'
    caminho = caminho === '' ? slug : `${caminho}/${slug}`
    const [known] = await tx
      .select({ id: categorias.id })
      .from(categorias)
      .where(eq(categorias.caminho, caminho))
    const nome = name.slice(0, 60)
    if (!known)
      await saveCategory({ db: tx }, { caminho, nome, titulo: nome, descricao: '', imagem: null, seo: null })
  }
  return caminho
}

/** The beginning of the description's text, cut at a word. */
function shortOf(descricao: string): string {
  const text = descricao
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s+\S*$/, '')}…`
}
