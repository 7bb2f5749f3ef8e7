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
 * Saves the address and the freight; what is left out stays as it was. Refuses `CamposInvalidos`,
 * `EnderecoInexistente`, `SessaoAusente`, and `FreteMudou` if the freight does not exist for that address, which is
 * saved all the same.
 */
export async function chooseDelivery(context: RequestContext, input: DeliveryInput): Promise<Checkout> {
  const sessao = requireSession(context)
  const endereco = await addressOf(context, sessao, input)
  const { idFrete } = input
  await saveDraft(
    context.db,
    { sessao, now: context.now },
    { ...(endereco ? { endereco } : {}), ...(idFrete === undefined ? {} : { idFrete }) },
  )
  const checkout = await getCheckout(context)
  if (hasFreight(checkout, idFrete)) return checkout
  if (endereco) throw refuse('FreteMudou')

  return switchToPickup(context, sessao, idFrete)
}

/** An empty cart has no freight options yet. */
function hasFreight({ entrega }: Checkout, idFrete: string | undefined): boolean {
  return entrega.cotacao === null || idFrete === undefined || idFrete === entrega.idFrete
}

/**
 * Choosing pickup after typing an address elsewhere removes the address, unless the freight does not exist without it
 * either.
 */
function switchToPickup(
  context: RequestContext,
  sessao: string,
  idFrete: string | undefined,
): Promise<Checkout> {
  return context.db.transaction(async (tx) => {
    await saveDraft(tx, { sessao, now: context.now }, { endereco: null })
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

/** By default the buyer is the recipient. */
async function recipient({ db }: RequestContext, sessao: string, typed: string): Promise<string> {
  if (typed.trim() !== '') return typed
  const { conta, identificacao } = await readDraft(db, sessao)

  return conta?.cliente?.nomeRazao ?? identificacao?.nomeRazao ?? ''
}
