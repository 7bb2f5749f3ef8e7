import type { Checkout } from '#contract/cart/checkout.ts'
import { returnDays } from '#domain/order/return-days.ts'
import { answerUnchanged } from '#platform/cart/get-cart.ts'
import { listAddresses } from '#platform/customers/addresses/list-addresses.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { cardIntake } from '#platform/payments/accounts/card-intake.ts'
import { pixMinutes } from '#platform/payments/accounts/pix-minutes.ts'
import { offerCards } from '#platform/payments/cards/offered-cards.ts'
import { openCheckout } from './open-checkout.ts'

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
    // Not while a member of staff sells to them.
    cartoesGuardados: await offerCards(context, {
      idCliente: checkout.vendedor === null ? checkout.idCliente : null,
      conta: formularioCartao?.conta,
    }),
    prazoPixProprio: pixMinutes(
      context.payments,
      formas.find(({ metodo }) => metodo === 'pix')?.total ?? null,
    ),
  }
}
