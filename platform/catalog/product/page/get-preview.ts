import { timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ProductDetail } from '#contract/catalog/catalog.ts'
import { produtos } from '#platform/catalog/tables.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { productPage } from './get-product.ts'
import { shownProduct } from './product-rows.ts'

type Link = { id: number; vence: number; chave: string }

/** A product as its page will show it, for who holds a link of `previewKey`. No search engine is to keep it. */
export async function getPreview(
  context: RequestContext,
  { id, vence, chave }: Link,
): Promise<ProductDetail> {
  const lasts = vence * 1000 > context.agora.getTime()
  if (!lasts || !isSame(chave, previewKey(context, { id, vence }))) throw refuse('ChaveInvalida')
  const [known] = await context.db.select({ slug: produtos.slug }).from(produtos).where(eq(produtos.id, id))
  const product = known && (await shownProduct(context.db, known.slug, true))
  if (!product) throw refuse('ProdutoInexistente')
  const { estrutura, conteudo } = await productPage(context, product, new URLSearchParams())

  return {
    estrutura: { ...estrutura, seo: { ...estrutura.seo, indexar: false }, dadosEstruturados: [] },
    conteudo,
  }
}

/** What opens the preview of a product until `vence`, in seconds since 1970. */
export function previewKey(
  { signLink }: Pick<RequestContext, 'signLink'>,
  { id, vence }: Omit<Link, 'chave'>,
): string {
  return signLink('previa', String(id), String(vence))
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]

  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
