import type { Checkout, DeliveryInput } from '#contract/cart/checkout.ts'
import type { PostalAddress } from '#contract/customers/address.ts'
import { readAddress } from '#domain/customer/address/read-address.ts'
import { listAddresses } from '#platform/customers/addresses/list-addresses.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { readDraft, saveDraft } from '../rows.ts'
import { getCheckout } from './get-checkout.ts'

/**
 * Keeps where it goes and by which freight. What is left out stays as it was. Refuses `CamposInvalidos`, `EnderecoInexistente`,
 * `SessaoAusente`, and `FreteMudou` where there is no such freight to that place: the address is kept all the same.
 */
export async function chooseDelivery(context: RequestContext, input: DeliveryInput): Promise<Checkout> {
  const sessao = requireSession(context)
  const endereco = await addressOf(context, sessao, input)
  const { idFrete } = input
  await saveDraft(
    context.db,
    { sessao, agora: context.agora },
    { ...(endereco ? { endereco } : {}), ...(idFrete === undefined ? {} : { idFrete }) },
  )
  const checkout = await getCheckout(context)
  if (hasFreight(checkout, idFrete)) return checkout
  if (endereco) throw refuse('FreteMudou')

  return fetchInstead(context, sessao, idFrete)
}

/** An empty cart has no freights yet. */
function hasFreight({ entrega }: Checkout, idFrete: string | undefined): boolean {
  return entrega.cotacao === null || idFrete === undefined || idFrete === entrega.idFrete
}

/** Who typed an address elsewhere and then fetches the goods lets go of that address; unless there is no such freight at all. */
function fetchInstead(
  context: RequestContext,
  sessao: string,
  idFrete: string | undefined,
): Promise<Checkout> {
  return context.db.transaction(async (tx) => {
    await saveDraft(tx, { sessao, agora: context.agora }, { endereco: null })
    const checkout = await getCheckout({ ...context, db: tx })
    if (!hasFreight(checkout, idFrete)) throw refuse('FreteMudou')

    return checkout
  })
}

async function addressOf(
  context: RequestContext,
  sessao: string,
  { idEndereco, endereco }: DeliveryInput,
): Promise<PostalAddress | undefined> {
  if (idEndereco !== undefined) return savedAddress(context, idEndereco)
  if (endereco === undefined) return undefined
  const read = readAddress({
    ...endereco,
    destinatario: await recipient(context, sessao, endereco.destinatario),
  })
  if ('campos' in read) throw refuse('CamposInvalidos', read)

  return read.endereco
}

async function savedAddress(context: RequestContext, idEndereco: number): Promise<PostalAddress> {
  const saved = (await listAddresses(context)).find(({ id }) => id === idEndereco)
  if (!saved) throw refuse('EnderecoInexistente')
  const { id: _id, principal: _principal, ...endereco } = saved

  return endereco
}

/** Who says nothing else receives it themselves. */
async function recipient({ db }: RequestContext, sessao: string, typed: string): Promise<string> {
  if (typed.trim() !== '') return typed
  const { conta, identificacao } = await readDraft(db, sessao)

  return conta?.cliente?.nomeRazao ?? identificacao?.nomeRazao ?? ''
}
