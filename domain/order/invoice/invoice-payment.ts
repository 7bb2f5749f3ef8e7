/** How the order was paid; for cards, what the provider reported. */
export type InvoicePayment =
  | { metodo: 'pix' | 'boleto' }
  | { metodo: 'cartao'; bandeira: string; autorizacao: string | null }

/**
 * Returns the group `detPag` for an amount in the layout's format. Interest on instalments is charged by the card
 * company and not included.
 */
export function paymentGroup(payment: InvoicePayment, vPag: string) {
  // A free order has no payment.
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

/** The group `detPag` of a credit for goods given in exchange: code 21, "crédito em loja" (Informe Técnico 2024.002). */
export function creditGroup(vPag: string) {
  return { tPag: '21', vPag }
}

/** 17 is a dynamic Pix, whose code is created for the order. */
const PIX_OR_BOLETO = { pix: '17', boleto: '15' } as const

/** The layout's codes of card brands; 99 is any other. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: '01',
  mastercard: '02',
  amex: '03',
  diners: '05',
  elo: '06',
  hipercard: '07',
  aura: '08',
}
