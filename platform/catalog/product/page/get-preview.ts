import { eq } from 'drizzle-orm'
import type { ProductDetail } from '#contract/catalog/catalog.ts'
import { produtos } from '#platform/catalog/tables.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import { productPage } from './get-product.ts'
import { shownProduct } from './product-rows.ts'

type Link = { id: number; vence: number; chave: string }

/** A product as its page will show it, for people with a valid preview link. Not indexed. */
export async function getPreview(
  context: RequestContext,
  { id, vence, chave }: Link,
): Promise<ProductDetail> {
  const lasts = vence * 1000 > context.now.getTime()
  if (!lasts || !sameSecret(chave, previewKey(context, { id, vence }))) throw refuse('ChaveInvalida')
  const [known] = await context.db.select({ slug: produtos.slug }).from(produtos).where(eq(produtos.id, id))
  const product = known && (await shownProduct(context, known.slug, true))
  if (!product) throw refuse('ProdutoInexistente')
  const { estrutura, conteudo } = await productPage(context, product, new URLSearchParams())

  return {
    estrutura: { ...estrutura, seo: { ...estrutura.seo, indexar: false }, dadosEstruturados: [] },
    conteudo,
  }
}

/** The signature of a preview link that is valid until `vence` (Unix time in seconds). */
export function previewKey(
  { signLink }: Pick<RequestContext, 'signLink'>,
  { id, vence }: Omit<Link, 'chave'>,
): string {
  return signLink('previa', String(id), String(vence))
}
