import type { Place } from '#contract/reviews/queue.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import type { PlaceRow } from '#platform/catalog/stock/waiting/places.ts'
import { confirmPlace, findPlace, leavePlace, numberOfPlace } from '#platform/catalog/stock/waiting/places.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import { placeKey } from './place-key.ts'

type PlaceAccess = { id: number; chave: string }

/** The place with this id, for the holder of its key. Refuses `ChaveInvalida` to everybody else. */
async function openPlace(context: RequestContext, { id, chave }: PlaceAccess): Promise<PlaceRow> {
  const place = await findPlace(context.db, id)
  if (!place || !sameSecret(chave, placeKey(context, place))) throw refuse('ChaveInvalida')

  return place
}

/** A place in the queue, as its holder sees it. Refuses `ChaveInvalida`. */
export async function getPlace(context: RequestContext, access: PlaceAccess): Promise<Place> {
  const place = await openPlace(context, access)
  const produto = (await productBriefs(context, [place.idProduto])).get(place.idProduto)
  const sku = produto?.skus.find(({ id }) => id === place.idSku)
  if (!produto || !sku) throw refuse('ChaveInvalida')

  return {
    produto: { nome: produto.nome, url: produto.url + sku.selecao, imagem: produto.imagem },
    opcao: sku.nome,
    situacao: situationOf(place),
    lugar: await numberOfPlace(context.db, place.id),
  }
}

function situationOf({ confirmadoEm, avisadoEm }: PlaceRow): Place['situacao'] {
  if (avisadoEm !== null) return 'avisado'

  return confirmadoEm === null ? 'aConfirmar' : 'esperando'
}

/** Confirms a place by the link of its mail; it counts from then on. Refuses `ChaveInvalida`. */
export async function confirmOwnPlace(context: RequestContext, access: PlaceAccess): Promise<Place> {
  const { id } = await openPlace(context, access)
  await confirmPlace(context.db, { id, now: context.now })

  return getPlace(context, access)
}

/** Gives a place up. Refuses `ChaveInvalida`, also the second time. */
export async function leaveOwnPlace(context: RequestContext, access: PlaceAccess) {
  const { id } = await openPlace(context, access)
  await leavePlace(context.db, id)

  return {
    mensagens: [{ tipo: 'sucesso' as const, mensagem: 'Pronto: você saiu da fila e não recebe este aviso.' }],
  }
}
