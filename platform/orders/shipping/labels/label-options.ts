import type { LabelOptions } from '#contract/orders/order-labels.ts'
import { withoutDominated } from '#domain/shipping/freight-options.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type ServiceQuote, serviceOf } from '#platform/shipping/melhor-envio/calculate.ts'
import { FreightRefusal } from '#platform/shipping/melhor-envio/failures.ts'
import type { MelhorEnvio } from '#platform/shipping/melhor-envio/melhor-envio.ts'
import { askForStaff, sellingAccount } from './label-account.ts'
import { readLabelledOrder } from './labelled-order.ts'

/**
 * Returns what labels for an order cost now: all services that the store offers, without those that cost more and are no
 * faster, and the one that the buyer chose. Refuses as `readLabelledOrder`, `sellingAccount` and `askForStaff` do.
 */
export async function labelOptions(context: RequestContext, { id }: { id: string }): Promise<LabelOptions> {
  permit(context, 'pedidos.expedir')
  const { rows, shipment } = await readLabelledOrder(context, id)
  const { api, services } = await sellingAccount(context)
  const escolhido = serviceOf(rows.pedido.frete.id)
  const requested = [...new Set([...services, ...(escolhido === null ? [] : [escolhido])])]
  const [quotes, saldo] = await askForStaff(() =>
    Promise.all([api.calculate(shipment, requested), balanceOf(api)]),
  )
  const sensible = withoutDominated(quotes)

  return {
    saldo,
    escolhido,
    opcoes: quotes
      .filter((quote) => sensible.includes(quote) || quote.servico === escolhido)
      .sort((a, b) => a.custo - b.custo || a.prazo - b.prazo)
      .map(toOption),
  }
}

export function toOption({ servico, label, custo, prazo, pacotes }: ServiceQuote) {
  return { servico, nome: label, valor: custo, prazo, volumes: Math.max(1, pacotes.length) }
}

/** Null if the token may not read the wallet. */
export async function balanceOf(api: MelhorEnvio): Promise<number | null> {
  try {
    return await api.balance()
  } catch (error) {
    if (error instanceof FreightRefusal && error.status === 403) return null
    throw error
  }
}
