import type { Checkout } from '#contract/cart/checkout.ts'
import { returnDays } from '#domain/order/return-days.ts'
import { answerUnchanged } from '#platform/cart/get-cart.ts'
import { listAddresses } from '#platform/customers/addresses/list-addresses.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { cardIntake } from '#platform/payments/accounts/card-intake.ts'
import { pixMinutes } from '#platform/payments/accounts/pix-minutes.ts'
import { openCheckout } from './open-checkout.ts'

/** Returns the checkout in its current state. Refuses `SessaoAusente`. */
export async function getCheckout(context: RequestContext): Promise<Checkout> {
  const salvos = await listAddresses(context)
  const checkout = await openCheckout(context)
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
    formularioCartao: cardIntake(context.payments, totais.total),
    prazoPixProprio: pixMinutes(
      context.payments,
      formas.find(({ metodo }) => metodo === 'pix')?.total ?? null,
    ),
  }
}
