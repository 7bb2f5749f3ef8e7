import { Hono } from 'hono'
import * as z from 'zod'
import { bancoDoBrasilField } from '#domain/payments/boleto/banco-do-brasil.ts'
import { writeBarcode } from '#domain/payments/boleto/barcode.ts'
import { dueFactor } from '#domain/payments/boleto/due-factor.ts'
import { writeLinhaDigitavel } from '#domain/payments/boleto/linha-digitavel.ts'
import type { Charge, Ledger } from './ledger.ts'

const Ask = z.object({
  reference: z.string().regex(/^[\w-]{1,64}$/),
  amount: z.int().positive(),
  due_date: z.iso.date(),
  description: z.string().default(''),
  payer: z.object({
    name: z.string().min(1),
    document: z.string().regex(/^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$/),
    // Banks register no boleto without it.
    address: z.object({ cep: z.string().regex(/^\d{8}$/), logradouro: z.string().min(1) }),
  }),
})

type BoletoRoutesInput = { ledger: Ledger; notify: (charge: Charge) => void; url: () => string }

/** Registration of boletos, as a bank's provider offers it. */
export function boletoRoutes({ ledger, notify, url }: BoletoRoutesInput) {
  const hono = new Hono()

  hono.post('/', async (c) => {
    const { data } = Ask.safeParse(await c.req.json())
    if (!data) return c.json({ error: 'invalid_boleto' }, 422)
    const known = ledger.get(data.reference)
    if (known) return c.json(answer(known))
    const barras = writeBarcode({
      banco: '001',
      fator: dueFactor(data.due_date),
      valor: data.amount,
      campoLivre: bancoDoBrasilField({ convenio: '3123456', numero: ledger.count() + 1, carteira: '17' }),
    })
    const charge: Charge = {
      id: data.reference,
      metodo: 'boleto',
      status: 'pending',
      payments: [],
      refunds: [],
      valor: data.amount,
      pagador: data.payer.name,
      descricao: data.description,
      criadoEm: new Date().toISOString(),
      boleto: { barras, linha: writeLinhaDigitavel(barras), vencimento: data.due_date },
    }
    ledger.put(charge)
    return c.json(answer(charge), 201)
  })

  hono.get('/:id', (c) => {
    const charge = ledger.get(c.req.param('id'))
    return charge ? c.json(answer(charge)) : c.json({ error: 'not_found' }, 404)
  })

  hono.post('/:id/cancellation', (c) => {
    const charge = ledger.get(c.req.param('id'))
    if (!charge) return c.json({ error: 'not_found' }, 404)
    if (charge.status === 'pending') {
      charge.status = 'cancelled'
      ledger.put(charge)
      notify(charge)
    }
    return c.json(answer(charge))
  })

  return hono

  function answer({ id, status, valor, boleto, payments }: Charge) {
    return {
      reference: id,
      status,
      amount: valor,
      payments,
      line: boleto?.linha,
      barcode: boleto?.barras,
      due_date: boleto?.vencimento,
      pdf_url: `${url()}/boleto/${id}`,
    }
  }
}
