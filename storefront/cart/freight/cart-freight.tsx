import type { Cart } from '#contract/cart/cart.ts'
import type { FreightQuote } from '#contract/settings/shipping.ts'
import { CepForm } from '#storefront/shipping/cep-form.tsx'
import { createFreight, type FreightState, useFreight } from '#storefront/shipping/freight.ts'
import { FreightAnswer } from '#storefront/shipping/freight-answer.tsx'
import { FreightOptions } from '#storefront/shipping/freight-options.tsx'
import { CART_PATH } from '../cart-path.ts'
import styles from './cart-freight.module.css'

/** The freight of the visitor's cart, shared by panel and page. */
export const cartFreight = createFreight()

type Props = {
  cart: Cart
  /** False while a change of the cart is pending: a quote would not match what the shopper sees. */
  settled: boolean
  /** The server's answer, for a browser without JavaScript. */
  initial?: InitialFreight
}

/** The server's answer to the freight form: the typed CEP, and the quote or the refusal. */
export type InitialFreight = { cep: string; quote: FreightQuote | null; refusal: FreightState['refusal'] }

/** Quotes the delivery of the whole cart. */
export function CartFreight({ cart, settled, initial = NO_FREIGHT }: Props) {
  const { cep, quote, waiting, awaited, refusal, ask } = useFreight(
    cartFreight,
    { path: '/v2/front/shipment/cart', goods: {} },
    settled ? contentsOf(cart) : null,
    initial.cep,
  )
  const shown = quote ?? (refusal ? null : initial.quote)

  return (
    <section className={styles['freight']} aria-label="Frete">
      <CepForm
        cep={cep}
        waiting={waiting}
        refusal={quote ? null : (refusal ?? initial.refusal)}
        onAsk={ask}
        action={CART_PATH}
      >
        <input type="hidden" name="acao" value="frete" />
      </CepForm>
      <FreightAnswer awaited={awaited && (quote !== null || initial.quote === null)}>
        {shown && <FreightOptions quote={shown} />}
      </FreightAnswer>
    </section>
  )
}

export const NO_FREIGHT: InitialFreight = { cep: '', quote: null, refusal: null }

/** The parts of a cart that its freight depends on, as a key. */
function contentsOf({ itens, total, cupom }: Cart): string {
  return JSON.stringify([itens.map(({ hash, quantidade }) => [hash, quantidade]), total, cupom?.codigo])
}
