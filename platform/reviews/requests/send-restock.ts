import { placePath } from '#domain/review/place-path.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { returnPlace, startHold } from '#platform/catalog/stock/waiting/holds/holds.ts'
import { findPlace } from '#platform/catalog/stock/waiting/places.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { mailGoods } from './mail-goods.ts'
import { placeKey } from './queue/place-key.ts'

/**
 * Notifies one person that a SKU is back in stock; the time of a unit that is held for them begins. If the product was
 * hidden meanwhile, their place is back in the queue, and they are notified once it is shown again.
 */
export async function sendRestock(context: JobContext, { id }: { id: number }): Promise<void> {
  const { db, mail, idTarefa } = context
  const aviso = await findPlace(db, id)
  const produto = aviso && (await productBriefs(context, [aviso.idProduto])).get(aviso.idProduto)
  const sku = produto?.skus.find((each) => each.id === aviso?.idSku)
  if (!aviso) return
  if (!produto || !sku) return returnPlace(db, id)

  const { nome, email } = aviso
  await mail.send(
    'back-in-stock',
    {
      produto: mailGoods(produto, sku),
      reservadoAte: (await startHold(db, { idAviso: id, now: context.now }))?.toISOString() ?? null,
      url: placePath(id, placeKey(context, aviso)),
    },
    { id: idTarefa, to: { nome, email } },
  )
}
