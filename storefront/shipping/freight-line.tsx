import type { FreightQuote } from '#contract/shipping.ts'
import { formatBRL } from '#domain/format-money.ts'
import { cartFreight } from './cart-freight.tsx'
import styles from './freight-line.module.css'

/** The cheapest delivery as a line below the cart's total, once it is known. It is an estimate: what is chosen comes with the order. */
export function FreightLine({ came = null }: { came?: FreightQuote | null }) {
  const { quote, waiting } = cartFreight.use()
  const told = quote ?? came
  if (!told) return null
  const [cheapest] = told.fretes.filter(({ tipo }) => tipo === 'entrega')

  return (
    <div className={styles['line']} aria-busy={waiting}>
      <dt>{cheapest ? 'Frete a partir de' : 'Frete'}</dt>
      <dd data-free={cheapest?.valor === 0 || undefined}>
        {cheapest ? valueText(cheapest.valor) : 'Sem entrega neste CEP'}
      </dd>
    </div>
  )
}

function valueText(valor: number): string {
  return valor === 0 ? 'Grátis' : formatBRL(valor)
}
