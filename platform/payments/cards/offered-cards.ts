import type { OfferedCard } from '#contract/orders/saved-cards.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { accountOf } from '../accounts/payment-account.ts'
import { savedCardsOf, shownCard } from './saved-cards.ts'

type OfferCardsInput = {
  /** Null for whoever may not see the customer's cards. */
  idCliente: number | null
  /** The account of the card form, if there is one. */
  conta: string | undefined
}

/** The customer's stored cards that an account takes now; null if it stores none, or for nobody. */
export async function offerCards(
  context: Pick<RequestContext, 'db' | 'now' | 'payments'>,
  { idCliente, conta }: OfferCardsInput,
): Promise<OfferedCard[] | null> {
  const vault = conta === undefined ? null : vaultOf(context, conta)
  if (!vault || idCliente === null) return null
  const cards = await savedCardsOf(context, idCliente)

  return cards
    .filter(({ idConta, vencido }) => idConta === conta && !vencido)
    .map((card) => ({ ...shownCard(card), noProvedor: vault.byToken ? card.cartaoProvedor : null }))
}

/** A card as the browser chose it: `cartao` is a stored one, of which `token` is made if its vault is `byToken`. */
type CardChoice = { cartao?: string | undefined; token?: string | undefined; conta?: string | undefined }

/** What the provider charges: a token, or a stored card by its id, and the customer whose card it is. */
type ChargedCard = { token: string | undefined; clienteProvedor?: string }

/**
 * Returns what the account has to be given for a card. Refuses `PagamentoIndisponivel` for a stored card of somebody
 * else's or of another account, and for one that has been removed or is expired.
 */
export async function cardToCharge(
  context: Pick<RequestContext, 'db' | 'now' | 'payments'>,
  idCliente: number | null,
  { cartao, token, conta }: CardChoice,
): Promise<ChargedCard> {
  if (cartao === undefined) return { token }
  const cards = idCliente === null ? [] : await savedCardsOf(context, idCliente)
  const card = cards.find(({ id, idConta }) => id === cartao && idConta === conta)
  const vault = conta === undefined ? null : vaultOf(context, conta)
  if (!card || !vault || card.vencido)
    throw refuse(
      'PagamentoIndisponivel',
      undefined,
      card?.vencido
        ? 'Este cartão venceu. Use outro.'
        : 'Este cartão não está mais guardado. Escolha outro ou digite-o de novo.',
    )

  return {
    token: vault.byToken ? token : card.cartaoProvedor,
    clienteProvedor: card.clienteProvedor,
  }
}

function vaultOf({ payments }: Pick<RequestContext, 'payments'>, conta: string) {
  return accountOf(payments, { idConta: conta, metodo: 'cartao' })?.provider.cartao?.cofre ?? null
}
