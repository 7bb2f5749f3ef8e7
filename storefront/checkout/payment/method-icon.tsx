import type { PaymentMethod } from '#contract/orders/orders.ts'

const PATHS: Record<PaymentMethod, string> = {
  pix: 'm12 3.5 8.5 8.5-8.5 8.5L3.5 12zM7.5 8l3 3a2.1 2.1 0 0 0 3 0l3-3M7.5 16l3-3a2.1 2.1 0 0 1 3 0l3 3',
  cartao: 'M3 6h18v12H3zM3 10h18M6.5 14.5h4',
  boleto: 'M4 6v12M7.5 6v12M10 6v12M14 6v12M16.5 6v12M20 6v12',
}

/** An icon for a payment method. Decorative: the name is shown beside it. */
export function MethodIcon({ metodo }: { metodo: PaymentMethod }) {
  return (
    <svg className="icon" aria-hidden="true" viewBox="0 0 24 24" width="1.5em" height="1.5em">
      <path d={PATHS[metodo]} />
    </svg>
  )
}
