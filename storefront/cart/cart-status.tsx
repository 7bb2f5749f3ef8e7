import type { Cart } from '#contract/cart/cart.ts'
import { formatBRL } from '#domain/money/format-money.ts'

type Props = { cart: Cart | null; settled: boolean }

/** Announces the cart's contents to screen readers after each change; silent while a change is pending. */
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
