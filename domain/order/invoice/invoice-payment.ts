/** How it was paid; of cards, what their provider told. */
export type InvoicePayment =
  | { metodo: 'pix' | 'boleto' }
  | { metodo: 'cartao'; bandeira: string; autorizacao: string | null }

/** The group `detPag`, for an amount as the layout writes it. The interest of instalments is the card's, and not part of it. */
export function paymentGroup(payment: InvoicePayment, vPag: string) {
  // What costs nothing was paid by nothing.
  if (vPag === '0.00') return { tPag: '90', vPag }
  if (payment.metodo !== 'cartao') return { tPag: PIX_OR_BOLETO[payment.metodo], vPag }
  const { bandeira, autorizacao } = payment

  return {
    tPag: '03',
    vPag,
    // Not integrated with the issuing system.
    card: { tpIntegra: '2', tBand: BRANDS[bandeira] ?? '99', ...(autorizacao && { cAut: autorizacao }) },
  }
}

/** A Pix whose code is made for this order is a dynamic one. */
const PIX_OR_BOLETO = { pix: '17', boleto: '15' } as const

/** The layout's table of card brands; 99 is any other. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: '01',
  mastercard: '02',
  amex: '03',
  diners: '05',
  elo: '06',
  hipercard: '07',
  aura: '08',
}
