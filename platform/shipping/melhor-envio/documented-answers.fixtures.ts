/** Answers of Melhor Envio's documentation, by the page that shows them; people's data is left out. */
export const DOCUMENTED = {
  /** docs.melhorenvio.com.br/reference/saldo-do-usuario */
  balance: { balance: 1624.9, reserved: 0, debts: 87 },
  /** docs.melhorenvio.com.br/reference/geracao-de-etiquetas */
  generated: {
    'b1ad6622-50b0-4e96-b395-730544e60085': { status: true, message: 'Envio gerado com sucesso' },
  },
  /** docs.melhorenvio.com.br/reference/impressao-de-etiquetas */
  printed: { url: 'https://sandbox.melhorenvio.com.br/imprimir/ixQLaqqjmb2E' },
  /** docs.melhorenvio.com.br/reference/pre-visualizacao-de-etiquetas, with status 404 */
  notPaid: {
    error: 'Não é possível imprimir etiquetas com o pagamento ainda não processado. Favor aguarde.',
  },
  /** docs.melhorenvio.com.br/reference/saldo-do-usuario, with status 401 */
  unauthenticated: { message: 'Unauthenticated.' },
  /** docs.melhorenvio.com.br/reference/listar-informacoes-de-uma-etiqueta */
  posted: {
    id: '34105e98-bb32-4e85-8b0f-8bd2c888eb31',
    protocol: 'ORD-20220395517',
    service_id: 1,
    quote: 31.13,
    price: 31.13,
    coupon: null,
    discount: 4.15,
    delivery_min: 8,
    delivery_max: 9,
    status: 'posted',
    insurance_value: 50,
    format: 'box',
    billed_weight: 3.5,
    reverse: false,
    non_commercial: false,
    authorization_code: '2022032920',
    tracking: 'ME220021P96BR',
    self_tracking: 'ME220021P96BR',
    paid_at: '2022-03-29 20:43:37',
    generated_at: '2022-03-29 20:43:50',
    posted_at: '2022-03-29 21:00:06',
    delivered_at: null,
    canceled_at: null,
    suspended_at: null,
    expired_at: null,
    created_at: '2022-03-29 20:24:51',
    updated_at: '2022-03-29 21:00:06',
  },
} as const
