import { readCardToken } from '#domain/payments/cards/mercado-pago-token.ts'
import { writeAmount } from '#domain/payments/pix/amount.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { type BoletoAsk, type CardAsk, type Payer, type PixAsk, ProviderRefusal } from '../../port.ts'
import { describeCard } from './card.ts'

/** The least time that Mercado Pago leaves to pay a Pix; the shop ends it earlier by itself. */
const LEAST_PIX_MINUTES = 30

type Common = Pick<PixAsk, 'id' | 'valor' | 'pagador' | 'descricao'>

/** A body for `POST /v1/orders`. */
export type OrderBody = ReturnType<typeof order> & { capture_mode?: string; config?: object }

export function pixOrder(ask: PixAsk): OrderBody {
  const minutes = Math.max(Math.ceil(ask.segundos / 60), LEAST_PIX_MINUTES)

  return order(ask, {
    payment_method: { id: 'pix', type: 'bank_transfer' },
    expiration_time: `PT${minutes}M`,
  })
}

/** `now` counts the days until the boleto is due. */
export function boletoOrder(ask: BoletoAsk, now: Date): OrderBody {
  const days = Math.round((Date.parse(ask.vencimento) - Date.parse(saoPauloClock(now).dia)) / DAY_MS)

  return order(ask, {
    payment_method: { id: 'boleto', type: 'ticket' },
    expiration_time: `P${Math.max(days, 1)}D`,
  })
}

/** Throws ProviderRefusal for a token that the browser did not make. */
export function cardOrder(ask: CardAsk): OrderBody {
  const card = readCardToken(ask.token)
  if (!card) throw new ProviderRefusal('Os dados do cartão não chegaram inteiros. Digite-os de novo.')

  return {
    ...order(ask, {
      payment_method: {
        id: card.bandeira,
        type: 'credit_card',
        token: card.token,
        installments: ask.parcelas,
        statement_descriptor: ask.descritor,
      },
    }),
    description: describeCard(ask.descricao, card.final),
    // Answers at once, unless the card's bank wants the buyer to confirm.
    capture_mode: ask.capturar ? 'automatic_async' : 'manual',
    config: {
      online: { transaction_security: { validation: 'on_fraud_risk', liability_shift: 'required' } },
    },
  }
}

function order({ id, valor, pagador, descricao }: Common, payment: PaymentBody) {
  const address = addressOf(pagador)

  return {
    type: 'online',
    processing_mode: 'automatic',
    external_reference: id,
    total_amount: writeAmount(valor),
    description: descricao,
    payer: { ...payerOf(pagador), ...(address && { address }) },
    // Asked for with Pix and boleto.
    ...(address && payment.payment_method.type !== 'credit_card' && { shipment: { address } }),
    transactions: { payments: [{ amount: writeAmount(valor), ...payment }] },
  }
}

type PaymentBody = {
  payment_method: {
    id: string
    type: 'bank_transfer' | 'ticket' | 'credit_card'
    token?: string
    installments?: number
    statement_descriptor?: string
  }
  /** An ISO 8601 duration. */
  expiration_time?: string
}

function payerOf({ nome, email, documento, idProvedor }: Payer) {
  const [first = '', ...rest] = nome.trim().split(/\s+/)
  const company = documento.length > 11

  return {
    ...(idProvedor && { customer_id: idProvedor }),
    email,
    entity_type: company ? 'association' : 'individual',
    first_name: company ? nome : first,
    last_name: company || rest.length === 0 ? '-' : rest.join(' '),
    identification: { type: company ? 'CNPJ' : 'CPF', number: documento },
  }
}

function addressOf({ endereco }: Payer) {
  return (
    endereco && {
      zip_code: endereco.cep,
      street_name: endereco.logradouro,
      street_number: endereco.numero,
      neighborhood: endereco.bairro,
      city: endereco.cidade,
      state: endereco.uf,
    }
  )
}
