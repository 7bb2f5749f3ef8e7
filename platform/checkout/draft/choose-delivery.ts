import type { DeliveryInput, Purchase } from '#contract/cart/checkout.ts'
import type { PostalAddress } from '#contract/customers/address.ts'
import { readAddress } from '#domain/customer/address/read-address.ts'
import { listAddresses } from '#platform/customers/addresses/list-addresses.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { readDraft, saveDraft } from '../rows.ts'
import { getPurchase } from './get-checkout.ts'

/**
 * Keeps where it goes and by which freight. What is left out stays as it was. Refuses `CamposInvalidos`, `EnderecoInexistente`,
 * `SessaoAusente`, and `FreteMudou` where there is no such freight to that place: the address is kept all the same.
 */
export async function chooseDelivery(visit: Visit, input: DeliveryInput): Promise<Purchase> {
  const sessao = requireSession(visit)
  const endereco = await addressOf(visit, sessao, input)
  const { idFrete } = input
  await saveDraft(
    visit.db,
    { sessao, agora: visit.agora },
    { ...(endereco ? { endereco } : {}), ...(idFrete === undefined ? {} : { idFrete }) },
  )
  const purchase = await getPurchase(visit)
  if (hasFreight(purchase, idFrete)) return purchase
  if (endereco) throw refuse('FreteMudou')

  return fetchInstead(visit, sessao, idFrete)
}

/** An empty cart has no freights yet. */
function hasFreight({ entrega }: Purchase, idFrete: string | undefined): boolean {
  return entrega.cotacao === null || idFrete === undefined || idFrete === entrega.idFrete
}

/** Who typed an address elsewhere and then fetches the goods lets go of that address; unless there is no such freight at all. */
function fetchInstead(visit: Visit, sessao: string, idFrete: string | undefined): Promise<Purchase> {
  return visit.db.transaction(async (tx) => {
    await saveDraft(tx, { sessao, agora: visit.agora }, { endereco: null })
    const purchase = await getPurchase({ ...visit, db: tx })
    if (!hasFreight(purchase, idFrete)) throw refuse('FreteMudou')

    return purchase
  })
}

async function addressOf(
  visit: Visit,
  sessao: string,
  { idEndereco, endereco }: DeliveryInput,
): Promise<PostalAddress | undefined> {
  if (idEndereco !== undefined) return savedAddress(visit, idEndereco)
  if (endereco === undefined) return undefined
  const read = readAddress({
    ...endereco,
    destinatario: await recipient(visit, sessao, endereco.destinatario),
  })
  if ('campos' in read) throw refuse('CamposInvalidos', read)

  return read.endereco
}

async function savedAddress(visit: Visit, idEndereco: number): Promise<PostalAddress> {
  const saved = (await listAddresses(visit)).find(({ id }) => id === idEndereco)
  if (!saved) throw refuse('EnderecoInexistente')
  const { id: _id, principal: _principal, ...endereco } = saved

  return endereco
}

/** Who says nothing else receives it themselves. */
async function recipient({ db }: Visit, sessao: string, typed: string): Promise<string> {
  if (typed.trim() !== '') return typed
  const { conta, identificacao } = await readDraft(db, sessao)

  return conta?.cliente?.nomeRazao ?? identificacao?.nomeRazao ?? ''
}
