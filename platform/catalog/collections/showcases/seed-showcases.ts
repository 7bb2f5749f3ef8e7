import type { ShowcaseInput } from '#contract/catalog/product-input.ts'
import type { Database } from '#platform/database/connect.ts'
import { saveShowcase } from './save-showcase.ts'

/** Gives a new store the showcases of its home page: they fill themselves as products are added and sold. */
export async function seedShowcases(tx: Database): Promise<void> {
  for (const [hash, titulo, order] of SEEDS)
    await saveShowcase(
      { db: tx },
      { hash, titulo, descricao: '', link: null, produtos: [], automatica: { order, categoria: null } },
    )
}

type Automatic = NonNullable<ShowcaseInput['automatica']>

const SEEDS: readonly [hash: string, titulo: string, order: Automatic['order']][] = [
  ['vitrine-1', 'Acabou de chegar', 'Lançamentos'],
  ['vitrine-2', 'Os mais vendidos', 'Mais vendidos'],
  ['vitrine-3', 'Em oferta', 'Maior desconto'],
]
