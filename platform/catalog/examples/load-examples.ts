import { eq, inArray } from 'drizzle-orm'
import type { ProductInput } from '#contract/catalog/product-input.ts'
import { brandId } from '#platform/catalog/collections/brands/brand-rows.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { categorias, produtos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { ExampleCatalogue, OpenExampleCatalogue } from './port.ts'
import { exemplos, produtosExemplo } from './tables.ts'

/**
 * Loads the example products one by one, each with the categories and the brand that it needs. A repeated run goes on
 * where the last one stopped; it ends if the examples are to be removed.
 */
export async function loadExampleProducts(
  { db, storage }: Pick<RequestContext, 'db' | 'storage'>,
  open: OpenExampleCatalogue,
): Promise<void> {
  const { produtos: all, ...tree } = await open()
  await db.update(exemplos).set({ total: all.length }).where(eq(exemplos.situacao, 'carregando'))
  for (const [i, { slug, draw }] of all.entries()) {
    const [known] = await db.select({ id: produtos.id }).from(produtos).where(eq(produtos.slug, slug))
    // Drawn outside the transaction, which others wait for.
    const input = known ? null : await draw(db, storage)
    const goesOn = await db.transaction((tx) => addExample(tx, { input, tree, feitos: i + 1 }))
    if (!goesOn) return
  }
  await db.update(exemplos).set({ situacao: 'carregado' }).where(eq(exemplos.situacao, 'carregando'))
}

type Tree = Pick<ExampleCatalogue, 'categorias' | 'modelos'>

type AddExampleInput = { input: ProductInput | null; tree: Tree; feitos: number }

/** Saves one product, unless loading was stopped; then returns false. */
async function addExample(tx: Database, { input, tree, feitos }: AddExampleInput): Promise<boolean> {
  const [load] = await tx.select().from(exemplos).for('update')
  if (load?.situacao !== 'carregando') return false
  const { criados } = load
  if (input) {
    criados.categorias.push(...(await addCategories(tx, tree, [input.categoria, ...input.categorias])))
    criados.marcas.push(...(await newBrands(tx, input)))
    const { id } = await saveProduct({ db: tx }, input)
    await tx.insert(produtosExemplo).values({ idProduto: id }).onConflictDoNothing()
  }
  await tx.update(exemplos).set({ feitos, criados })

  return true
}

/**
 * Creates the missing ones of these categories and of those above them, with their templates; the store's own stay as
 * they are. Returns the paths of the created ones.
 */
async function addCategories(
  tx: Database,
  { categorias: all, modelos }: Tree,
  paths: string[],
): Promise<string[]> {
  const needed = all.filter(({ caminho }) =>
    paths.some((path) => path === caminho || path.startsWith(`${caminho}/`)),
  )
  const neededPaths = needed.map(({ caminho }) => caminho)
  const rows = await tx
    .select({ caminho: categorias.caminho })
    .from(categorias)
    .where(inArray(categorias.caminho, neededPaths))
  const known = new Set(rows.map(({ caminho }) => caminho))
  const missing = needed.filter(({ caminho }) => !known.has(caminho))
  const created = missing.map(({ caminho }) => caminho)
  for (const category of missing) await saveCategory({ db: tx }, category)
  for (const template of modelos) if (created.includes(template.categoria)) await startTemplate(tx, template)

  return created
}

/** The slug of the product's brand, if the shop lacks it: saving the product creates it. */
async function newBrands(tx: Database, { marca }: ProductInput): Promise<string[]> {
  return (await brandId(tx, marca.slug)) === null ? [marca.slug] : []
}
