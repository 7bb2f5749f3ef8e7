import type { Purchase } from '#contract/cart/checkout.ts'
import { returnDays } from '#domain/order/return-days.ts'
import { answerUnchanged } from '#platform/cart/get-cart.ts'
import { listAddresses } from '#platform/customers/addresses/list-addresses.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { openPurchase } from './open-checkout.ts'

/** The purchase as it stands now. Refuses `SessaoAusente`. */
export async function getPurchase(visit: Visit): Promise<Purchase> {
  const salvos = await listAddresses(visit)
  const purchase = await openPurchase(visit)
  const { passo, cart, comprador, aceitaOfertas, endereco, cotacao, frete, totais, formas, versao } = purchase

  return {
    passo,
    totais,
    formas,
    versao,
    identificacao: comprador,
    aceitaOfertas,
    carrinho: await answerUnchanged(visit, cart),
    entrega: { endereco, salvos, cotacao, idFrete: frete?.id ?? null },
    devolucao: { dias: returnDays(visit.settings.devolucao.dias) },
    scriptCartao: visit.payments.cartao?.script ?? null,
  }
}
