import { type CardVault, type ChargeRef, ProviderRefusal } from '../../port.ts'
import type { PagarmeCalls } from './calls.ts'
import type { Charge } from './charge.ts'

type CardVaultInput = {
  calls: PagarmeCalls
  chargeBy: (charge: ChargeRef) => Promise<Charge | null>
}

/**
 * Pagar.me puts the card of each charge into its customer's wallet, so storing one is only reading which it is. It is
 * paid with by its id: the code of a stored card would have to pass through the shop (PCI DSS), so nobody is asked for
 * it. Customers can't be deleted there.
 *
 * A card's id can be charged again and again, unlike a token: Pagar.me's own modules store that of a paid charge's last
 * transaction (`CardService.saveCards`), and charge later orders by it (`SavedCreditCardPayment`;
 * github.com/pagarme/ecommerce-module-core). Its library has `recurrency_cycle` for whether the card "has been used one
 * or more times" (`CreateCreditCardPaymentRequest`).
 */
export function cardVault({ calls, chargeBy }: CardVaultInput): CardVault {
  return { byToken: false, save, remove }

  async function save({ cobranca }: Parameters<CardVault['save']>[0]) {
    const charge = await chargeBy(cobranca)
    const cliente = charge?.customer?.id
    const id = charge?.last_transaction?.card?.id
    const card = cliente && id ? await calls.card(cliente, id) : null
    if (!cliente || !card || card.deleted_at || card.status === 'deleted')
      throw new ProviderRefusal('Pagar.me has not stored the card.')

    return {
      cliente,
      cartao: card.id,
      // Its names are the shop's, with capitals.
      bandeira: card.brand.toLowerCase(),
      final: card.last_four_digits,
      mes: card.exp_month,
      ano: card.exp_year,
    }
  }

  async function remove({ cliente, cartao }: { cliente: string; cartao: string }): Promise<void> {
    // Null, for a card that is gone, has the same end.
    await calls.deleteCard(cliente, cartao)
  }
}
