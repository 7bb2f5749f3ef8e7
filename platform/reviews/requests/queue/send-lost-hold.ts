import { placePath } from '#domain/review/place-path.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { findHold } from '#platform/catalog/stock/waiting/holds/holds.ts'
import { findPlace, numberOfPlace } from '#platform/catalog/stock/waiting/places.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { mailGoods } from '../mail-goods.ts'
import { placeKey } from './place-key.ts'

/**
 * Notifies one person that the unit that was held for them went to the next one, or on sale again; or that the store does
 * not have it after all, and their place is as it was.
 */
export async function sendLostHold(context: JobContext, { id }: { id: number }): Promise<void> {
  const { db, mail, idTarefa } = context
  const place = await findPlace(db, id)
  const produto = place && (await productBriefs(context, [place.idProduto])).get(place.idProduto)
  const sku = produto?.skus.find((each) => each.id === place?.idSku)
  // Whoever has another unit by now needs no mail about the first.
  if (!place || !produto || !sku || (await findHold(db, id))) return
  const isBack = place.avisadoEm === null

  await mail.send(
    'lost-hold',
    {
      produto: mailGoods(produto, sku),
      lugar: isBack ? await numberOfPlace(db, id) : null,
      aVenda: sku.estoque > 0,
      url: isBack ? placePath(id, placeKey(context, place)) : `/avise-me/${place.idProduto}?opcao=${sku.id}`,
    },
    { id: idTarefa, to: { nome: place.nome, email: place.email } },
  )
}
