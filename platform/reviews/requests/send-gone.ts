import type * as z from 'zod'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { productRefs } from '#platform/catalog/product/product-refs.ts'
import { findPlace } from '#platform/catalog/stock/waiting/places.ts'
import type { GONE_MAIL } from '#platform/catalog/stock/waiting/restock-mail.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { findAddress } from './prices/alert-rows.ts'

/** Writes to one person that what they waited for left the store, and that nothing else follows. */
export async function sendGone(
  context: JobContext,
  { id, idProduto, espera }: z.infer<typeof GONE_MAIL.data>,
): Promise<void> {
  const { db, mail, idTarefa } = context
  const place = espera === 'chegada' ? await findPlace(db, id) : null
  const to = place ?? (espera === 'preco' ? await findAddress(db, id) : null)
  const ref = (await productRefs(db, [idProduto])).get(idProduto)
  if (!to || !ref) return
  const shown = (await productBriefs(context, [idProduto])).get(idProduto)

  await mail.send(
    'gone-goods',
    { nome: ref.nome, espera, url: shown ? shown.url : null },
    { id: idTarefa, to: { nome: place?.nome ?? '', email: to.email } },
  )
}
