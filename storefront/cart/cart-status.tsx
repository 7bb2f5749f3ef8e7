import type { Cart } from '#contract/cart/cart.ts'
import { formatBRL } from '#domain/money/format-money.ts'

type Props = { cart: Cart | null; settled: boolean }

/** Tells those who listen what the cart holds after each change. While a change is on its way it keeps silent. */
export function CartStatus({ cart, settled }: Props) {
  return (
    <p className="visually-hidden" role="status">
      {cart && settled && statusOf(cart)}
    </p>
  )
}

function statusOf({ quantidadeTotal, total }: Cart): string {
  if (quantidadeTotal === 0) return 'Seu carrinho está vazio.'

  return `${quantidadeTotal} ${quantidadeTotal === 1 ? 'item' : 'itens'} na sacola, total de ${formatBRL(total)}.`
}
