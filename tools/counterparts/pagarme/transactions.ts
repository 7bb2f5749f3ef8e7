import { bancoDoBrasilField } from '#domain/payments/boleto/banco-do-brasil.ts'
import { writeBarcode } from '#domain/payments/boleto/barcode.ts'
import { dueFactor } from '#domain/payments/boleto/due-factor.ts'
import { formatLinhaDigitavel, writeLinhaDigitavel } from '#domain/payments/boleto/linha-digitavel.ts'
import { writeDynamicCode } from '#domain/payments/pix/write-pix-code.ts'
import { cardAnswer } from './answers.ts'
import { type Card, type Customer, freshId, now, type Transaction } from './ledger.ts'
import { outcomeOf } from './test-cards.ts'

/** How a charge begins: its status, that of its first transaction, and what the payer needs. */
export type Beginning = { status: 'pending' | 'processing' | 'paid' | 'failed'; transaction: Transaction }

/** The simulator's rule: a Pix of more than R$ 500 fails (docs.pagar.me, Simulador de PIX). */
const MAX_PIX = 500_00

export function beginPix(amount: number, seconds: number, host: string): Beginning {
  const id = `tran_${freshId()}`
  const common = {
    id,
    transaction_type: 'pix',
    amount,
    created_at: now(),
    updated_at: now(),
    gateway_response: {},
  }
  if (amount > MAX_PIX)
    return { status: 'failed', transaction: { ...common, status: 'failed', success: false } }
  const location = `${host}/pix/v2/${freshId()}`

  return {
    status: 'pending',
    transaction: {
      ...common,
      status: 'waiting_payment',
      success: true,
      pix_provider_tid: String(Date.now()),
      qr_code: writeDynamicCode({ location, nome: 'Simulação Pagar.me', cidade: 'São Paulo' }),
      qr_code_url: `http://${host}/core/v5/transactions/${id}/qrcode?payment_method=pix`,
      expires_at: new Date(Date.now() + seconds * 1000).toISOString(),
    },
  }
}

type BoletoInput = {
  amount: number
  due_at: string
  instructions: string
  document_number: string
  number: number
}

export function beginBoleto({ amount, due_at, number, ...rest }: BoletoInput, host: string): Beginning {
  const id = `tran_${freshId()}`
  const barcode = writeBarcode({
    banco: '001',
    fator: dueFactor(due_at.slice(0, 10)),
    valor: amount,
    campoLivre: bancoDoBrasilField({ convenio: '3123456', numero: number, carteira: '17' }),
  })
  const url = `http://${host}/core/v5/transactions/${id}`

  return {
    status: 'pending',
    transaction: {
      id,
      transaction_type: 'boleto',
      amount,
      status: 'generated',
      success: true,
      ...rest,
      due_at,
      bank: '001',
      nosso_numero: String(number),
      line: formatLinhaDigitavel(writeLinhaDigitavel(barcode)),
      // As at Pagar.me, the address of a picture.
      barcode: `${url}/barcode`,
      qr_code: `${url}/qrcode`,
      url,
      pdf: `${url}/pdf`,
      created_at: now(),
      updated_at: now(),
      gateway_response: { code: '201' },
    },
  }
}

type CardInput = {
  amount: number
  installments: number
  capture: boolean
  descriptor: string
  customer: Customer
}

export function beginCard(
  card: Card,
  { amount, installments, capture, descriptor, customer }: CardInput,
): Beginning {
  const outcome = outcomeOf(card, customer.document)
  const approved = capture
    ? ({ status: 'paid', transaction: 'captured' } as const)
    : ({ status: 'pending', transaction: 'authorized_pending_capture' } as const)
  const { status, transaction } = outcome.status === 'approved' ? approved : outcome

  return {
    status,
    transaction: {
      id: `tran_${freshId()}`,
      transaction_type: 'credit_card',
      amount,
      status: transaction,
      success: transaction === 'captured' || transaction === 'authorized_pending_capture',
      installments,
      statement_descriptor: descriptor,
      acquirer_name: 'simulator',
      acquirer_tid: freshId(),
      acquirer_nsu: String(Date.now()).slice(-6),
      acquirer_auth_code: status === 'failed' ? null : '236689',
      acquirer_message: outcome.message,
      acquirer_return_code: outcome.code,
      operation_type: capture ? 'auth_and_capture' : 'auth_only',
      card: { ...cardAnswer(card), type: 'credit', status: 'active' },
      created_at: now(),
      updated_at: now(),
      gateway_response: { code: '200', errors: [] },
      antifraud_response: outcome.antifraud ? { status: outcome.antifraud } : {},
    },
  }
}
