import { placePath } from '#domain/review/place-path.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { findPlace, numberOfPlace } from '#platform/catalog/stock/waiting/places.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { mailGoods } from '../mail-goods.ts'
import { placeKey } from './place-key.ts'

/** Notifies one person who waits that the merchant expects the goods on another day, or on none that is known. */
export async function sendRestockDate(
  context: JobContext,
  { id, antes }: { id: number; antes: string | null },
): Promise<void> {
  const { db, mail, idTarefa } = context
  const place = await findPlace(db, id)
  const produto = place && (await productBriefs(context, [place.idProduto])).get(place.idProduto)
  const sku = produto?.skus.find((each) => each.id === place?.idSku)
  // It may have come back, or the day may have changed again, since the job was enqueued.
  if (!place || place.avisadoEm !== null || !produto || !sku || sku.estoque > 0) return
  if (sku.previsaoReposicao !== place.previsao) return

  await mail.send(
    'restock-date',
    {
      produto: mailGoods(produto, sku),
      antes,
      previsao: sku.previsaoReposicao,
      lugar: await numberOfPlace(db, id),
      url: placePath(id, placeKey(context, place)),
    },
    { id: idTarefa, to: { nome: place.nome, email: place.email } },
  )
}
