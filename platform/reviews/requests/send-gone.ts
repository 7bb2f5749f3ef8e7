import type * as z from 'zod'
import {
  categoryOfProduct,
  listedCategory,
} from '#platform/catalog/collections/categories/listed-category.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { productRefs } from '#platform/catalog/product/product-refs.ts'
import { findPlace } from '#platform/catalog/stock/waiting/places.ts'
import type { GONE_MAIL } from '#platform/catalog/stock/waiting/restock-mail.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { findAddress } from './prices/alert-rows.ts'

/**
 * Writes to one person that what they waited for left the store, and that nothing else follows. Leads to the product's
 * other variants, or else to others of its category.
 */
export async function sendGone(
  context: JobContext,
  { id, idProduto, espera, reservada, produto }: z.infer<typeof GONE_MAIL.data>,
): Promise<void> {
  const { db, mail, idTarefa } = context
  const place = espera === 'chegada' ? await findPlace(db, id) : null
  const to = place ?? (espera === 'preco' ? await findAddress(db, id) : null)
  const nome = (await productRefs(db, [idProduto])).get(idProduto)?.nome ?? produto?.nome
  if (!to || nome === undefined) return
  const url = (await productBriefs(context, [idProduto])).get(idProduto)?.url ?? null
  const caminho = (await categoryOfProduct(db, idProduto)) ?? produto?.caminho
  const categoria = url === null && caminho !== undefined ? await listedCategory(db, caminho) : null

  await mail.send(
    'gone-goods',
    {
      nome,
      espera,
      reservada,
      url,
      categoria,
    },
    { id: idTarefa, to: { nome: place?.nome ?? '', email: to.email } },
  )
}
