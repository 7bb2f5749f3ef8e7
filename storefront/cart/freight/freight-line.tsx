import type { FreightQuote } from '#contract/settings/shipping.ts'
import { freightText } from '#domain/shipping/freight-text.ts'
import { isAwaited, useCep } from '#storefront/shipping/freight.ts'
import { cartFreight, type InitialFreight, NO_FREIGHT } from './cart-freight.tsx'
import styles from './freight-line.module.css'

/**
 * The cheapest delivery as a line below the cart's total, with its space reserved while it loads. It is an estimate:
 * the shopper chooses the delivery in the checkout.
 */
export function FreightLine({ initial = NO_FREIGHT }: { initial?: InitialFreight }) {
  const state = cartFreight.use()
  const cep = useCep(state, initial.cep)
  const quote = state.quote ?? (state.refusal ? null : initial.quote)
  if (!quote)
    return isAwaited(state, cep) && !initial.refusal ? (
      <div className={styles['awaited']}>
        <dt>Frete a partir de</dt>
        <dd>…</dd>
      </div>
    ) : null
  const cheapest = quote.fretes.find(({ tipo, aCombinar }) => tipo === 'entrega' && !aCombinar)

  return (
    <div className={styles['line']} aria-busy={state.waiting}>
      <dt>{cheapest && cheapest.valor > 0 ? 'Frete a partir de' : 'Frete'}</dt>
      <dd data-free={cheapest?.valor === 0 || undefined}>
        {cheapest ? freightText(cheapest.valor) : withoutPrice(quote)}
      </dd>
    </div>
  )
}

function withoutPrice({ restricaoEntrega }: FreightQuote): string {
  return restricaoEntrega ? 'sem entrega' : 'a combinar'
}
