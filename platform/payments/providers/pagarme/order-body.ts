import type { BoletoAsk, CardAsk, Payer, PixAsk } from '../../port.ts'

/** The order that asks for a Pix: one item, the whole amount, under the shop's id of the charge. */
export function pixOrder(ask: PixAsk): unknown {
  return order(ask, { payment_method: 'pix', pix: { expires_in: ask.segundos } })
}

/** The order that asks for a boleto, payable until the end of its due date. */
export function boletoOrder(ask: BoletoAsk): unknown {
  return order(ask, {
    payment_method: 'boleto',
    boleto: {
      instructions: `${ask.descricao}. Pagar até o vencimento.`.slice(0, 256),
      // Late in the day, so that it is the same day in Brazil as in UTC.
      due_at: `${ask.vencimento}T23:59:59Z`,
      document_number: ask.id.slice(0, 16),
      type: 'DM',
    },
  })
}

/**
 * The order that charges a card, of which the shop has a token only, or the id if it is stored. The billing address is
 * part of neither.
 */
export function cardOrder(ask: CardAsk): unknown {
  return order(ask, {
    payment_method: 'credit_card',
    credit_card: {
      ...(ask.pagador.idProvedor ? { card_id: ask.token } : { card_token: ask.token }),
      card: { billing_address: addressOf(ask.pagador) },
      installments: ask.parcelas,
      operation_type: ask.capturar ? 'auth_and_capture' : 'auth_only',
      statement_descriptor: ask.descritor.slice(0, 13),
    },
  })
}

function order({ id, valor, descricao, pagador }: PixAsk | BoletoAsk | CardAsk, payment: object) {
  return {
    code: id,
    closed: true,
    items: [{ code: id, amount: valor, description: descricao.slice(0, 256), quantity: 1 }],
    // A stored card is its customer's.
    ...(pagador.idProvedor ? { customer_id: pagador.idProvedor } : { customer: customerOf(pagador) }),
    payments: [{ ...payment, amount: valor }],
  }
}

function customerOf(payer: Payer) {
  const { nome, documento, email } = payer
  const person = documento.length === 11

  return {
    name: nome.slice(0, 64),
    email,
    document: documento,
    document_type: person ? 'CPF' : 'CNPJ',
    type: person ? 'individual' : 'company',
    phones: phonesOf(payer),
    address: addressOf(payer),
  }
}

/** `telefone` is in E.164; Pagar.me wants one phone of every payer. */
function phonesOf({ telefone }: Payer) {
  const [, area_code, number] = /^\+55(\d{2})(\d{8,9})$/.exec(telefone ?? '') ?? []

  return area_code ? { mobile_phone: { country_code: '55', area_code, number } } : undefined
}

/**
 * `line_1` is number, street and neighbourhood, in this order, separated by commas (docs.pagar.me, Endereços). Small
 * towns have no neighbourhoods, but Pagar.me wants three parts.
 */
function addressOf({ endereco }: Payer) {
  if (!endereco) return undefined
  const { cep, logradouro, numero, bairro, cidade, uf } = endereco

  return {
    line_1: [numero, logradouro, bairro || cidade].map((part) => part.replaceAll(',', ' ')).join(', '),
    zip_code: cep,
    city: cidade.slice(0, 64),
    state: uf,
    country: 'BR',
  }
}
