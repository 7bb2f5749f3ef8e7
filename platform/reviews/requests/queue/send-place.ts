import { placePath } from '#domain/review/place-path.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { findPlace, notePromise, numberOfPlace } from '#platform/catalog/stock/waiting/places.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { mailGoods } from '../mail-goods.ts'
import { placeKey } from './place-key.ts'

/** Sends the link of a place in the queue: to confirm it, or to see and leave it. */
export async function sendPlace(context: JobContext, { id }: { id: number }): Promise<void> {
  const { db, mail, idTarefa } = context
  const place = await findPlace(db, id)
  const produto = place && (await productBriefs(context, [place.idProduto])).get(place.idProduto)
  const sku = produto?.skus.find((each) => each.id === place?.idSku)
  if (!place || place.avisadoEm !== null || !produto || !sku) return

  await notePromise(db, { id, previsao: sku.previsaoReposicao })
  await mail.send(
    'stock-queue',
    {
      produto: mailGoods(produto, sku),
      lugar: await numberOfPlace(db, id),
      confirmado: place.confirmadoEm !== null,
      previsao: sku.previsaoReposicao,
      url: placePath(id, placeKey(context, place)),
    },
    { id: idTarefa, to: { nome: place.nome, email: place.email } },
  )
}
