import type { Cart } from '#contract/cart/cart.ts'
import type { FreightQuote } from '#contract/settings/shipping.ts'
import { CepForm } from '#storefront/shipping/cep-form.tsx'
import { createFreight, type FreightState, useFreight } from '#storefront/shipping/freight.ts'
import { FreightAnswer } from '#storefront/shipping/freight-answer.tsx'
import { FreightOptions } from '#storefront/shipping/freight-options.tsx'
import { CART_PATH } from '../cart-path.ts'
import styles from './cart-freight.module.css'

/** The freight of the visitor's cart, for panel and page. */
export const cartFreight = createFreight()

type Props = {
  cart: Cart
  /** False while the shopper changes the cart: what is quoted then would not be what they see. */
  settled: boolean
  /** What the page came with, for a browser without JavaScript. */
  came?: CameFreight
}

/** What a page without JavaScript knows of the freight: the CEP that the field holds, and what came of it. */
export type CameFreight = { cep: string; quote: FreightQuote | null; refusal: FreightState['refusal'] }

/** What it costs to have the whole cart delivered. */
export function CartFreight({ cart, settled, came = NOTHING_CAME }: Props) {
  const { cep, quote, waiting, awaited, refusal, ask } = useFreight(
    cartFreight,
    { path: '/v2/front/shipment/cart', goods: {} },
    settled ? contentsOf(cart) : null,
    came.cep,
  )
  const shown = quote ?? (refusal ? null : came.quote)

  return (
    <section className={styles['freight']} aria-label="Frete">
      <CepForm
        cep={cep}
        waiting={waiting}
        refusal={quote ? null : (refusal ?? came.refusal)}
        onAsk={ask}
        action={CART_PATH}
      >
        <input type="hidden" name="acao" value="frete" />
      </CepForm>
      <FreightAnswer awaited={awaited && (quote !== null || came.quote === null)}>
        {shown && <FreightOptions quote={shown} />}
      </FreightAnswer>
    </section>
  )
}

export const NOTHING_CAME: CameFreight = { cep: '', quote: null, refusal: null }

/** What of a cart its freight depends on. */
function contentsOf({ itens, total, cupom }: Cart): string {
  return JSON.stringify([itens.map(({ hash, quantidade }) => [hash, quantidade]), total, cupom?.codigo])
}
