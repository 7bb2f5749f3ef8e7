import type { Checkout } from '#contract/cart/checkout.ts'
import { returnDays } from '#domain/order/return-days.ts'
import { answerUnchanged } from '#platform/cart/get-cart.ts'
import { listAddresses } from '#platform/customers/addresses/list-addresses.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { cardIntake, storesCards } from '#platform/payments/accounts/card-intake.ts'
import { pixMinutes } from '#platform/payments/accounts/pix-minutes.ts'
import { savedCardsOf, shownCard } from '#platform/payments/cards/saved-cards.ts'
import { type OpenCheckout, openCheckout } from './open-checkout.ts'

/** Returns the checkout in its current state. Refuses `SessaoAusente`. */
export async function getCheckout(context: RequestContext): Promise<Checkout> {
  const salvos = await listAddresses(context)
  const checkout = await openCheckout(context)
  const formularioCartao = cardIntake(context.payments, checkout.totais.total)
  const { passo, cart, comprador, aceitaOfertas, endereco, cotacao, frete, totais, formas, versao } = checkout

  return {
    passo,
    totais,
    formas,
    versao,
    identificacao: comprador,
    aceitaOfertas,
    carrinho: await answerUnchanged(context, cart),
    entrega: { endereco, salvos, cotacao, idFrete: frete?.id ?? null },
    devolucao: { dias: returnDays(context.settings.devolucao.dias) },
    formularioCartao,
    cartoesGuardados: await cardsToOffer(context, checkout, formularioCartao),
    prazoPixProprio: pixMinutes(
      context.payments,
      formas.find(({ metodo }) => metodo === 'pix')?.total ?? null,
    ),
  }
}

/** The customer's cards that can be paid with now: not while a member of staff sells to them. */
async function cardsToOffer(
  context: RequestContext,
  { idCliente, vendedor }: OpenCheckout,
  intake: Checkout['formularioCartao'],
): Promise<Checkout['cartoesGuardados']> {
  if (!intake || idCliente === null || vendedor !== null) return null
  const { conta } = intake
  if (!storesCards(context.payments, conta)) return null
  const cards = await savedCardsOf(context, idCliente)

  return cards
    .filter(({ idConta, vencido }) => idConta === conta && !vencido)
    .map((card) => ({ ...shownCard(card), noProvedor: card.cartaoProvedor }))
}
