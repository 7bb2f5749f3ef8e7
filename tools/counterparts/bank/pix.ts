import { Hono } from 'hono'
import * as z from 'zod'
import { readAmount, writeAmount } from '#domain/payments/pix/amount.ts'
import { isChargeTxid } from '#domain/payments/pix/txid.ts'
import { writeDynamicCode } from '#domain/payments/pix/write-pix-code.ts'
import { CREDENTIALS } from './credentials.ts'
import type { Charge, Ledger } from './ledger.ts'
import { PIX_REFUNDS, type Shop } from './notices.ts'
import { refundCharge } from './refund-charge.ts'

type PixRoutesInput = { ledger: Ledger; shop: Shop; notify: (charge: Charge) => void; url: () => string }

const Amount = z.string().refine((text) => readAmount(text) !== null)

const Ask = z.object({
  calendario: z.object({ expiracao: z.int().positive().default(86_400) }),
  devedor: z.object({ nome: z.string().max(200) }).optional(),
  valor: z.object({ original: Amount }),
  chave: z.literal(CREDENTIALS.chave),
  solicitacaoPagador: z.string().max(140).default(''),
})

/** The part of the standard Pix API that a store needs (Banco Central, 2.9.0). */
export function pixRoutes({ ledger, shop, notify, url }: PixRoutesInput) {
  const hono = new Hono()

  hono.put('/cob/:txid', async (c) => {
    const id = c.req.param('txid')
    const { data } = Ask.safeParse(await c.req.json())
    if (!data || !isChargeTxid(id)) return c.json(problem('CobOperacaoInvalida', 400), 400)
    // As at most providers, a second request for the same charge is an error.
    if (ledger.get(id)) return c.json(problem('CobOperacaoInvalida', 400), 400)
    const charge: Charge = {
      id,
      status: 'pending',
      payments: [],
      refunds: [],
      valor: readAmount(data.valor.original) ?? 0,
      pagador: data.devedor?.nome ?? '',
      descricao: data.solicitacaoPagador,
      criadoEm: new Date().toISOString(),
      segundos: data.calendario.expiracao,
    }
    ledger.put(charge)
    return c.json(cob(charge), 201)
  })

  hono.get('/cob/:txid', (c) => {
    const charge = ledger.get(c.req.param('txid'))
    return charge ? c.json(cob(charge)) : c.json(problem('CobNaoEncontrado', 404), 404)
  })

  hono.patch('/cob/:txid', (c) => {
    const charge = ledger.get(c.req.param('txid'))
    if (!charge) return c.json(problem('CobNaoEncontrado', 404), 404)
    if (charge.status !== 'pending') return c.json(problem('CobOperacaoInvalida', 400), 400)
    charge.status = 'cancelled'
    ledger.put(charge)
    return c.json(cob(charge))
  })

  hono.put('/pix/:e2eid/devolucao/:id', async (c) => {
    const charge = ledger.byPayment(c.req.param('e2eid'))
    const { data } = z.object({ valor: Amount }).safeParse(await c.req.json())
    if (!charge) return c.json(problem('PixNaoEncontrado', 404), 404)
    const refund = data && refundCharge(charge, c.req.param('id'), readAmount(data.valor) ?? 0)
    if (!refund) return c.json(problem('PixDevolucaoInvalida', 400), 400)
    ledger.put(charge)
    notify(charge)
    return c.json(devolucao(refund), 201)
  })

  hono.get('/pix/:e2eid/devolucao/:id', (c) => {
    const charge = ledger.byPayment(c.req.param('e2eid'))
    const refund = charge?.refunds.find(({ id }) => id === c.req.param('id'))
    return refund ? c.json(devolucao(refund)) : c.json(problem('PixDevolucaoNaoEncontrada', 404), 404)
  })

  hono.put('/webhook/:chave', async (c) => {
    const { data } = z.object({ webhookUrl: z.url() }).safeParse(await c.req.json())
    if (!data) return c.json(problem('WebhookOperacaoInvalida', 400), 400)
    shop.registered = data.webhookUrl
    return c.json(data)
  })

  return hono

  function cob(charge: Charge) {
    const location = `${new URL(url()).host}/pix/${charge.id}`
    return {
      txid: charge.id,
      revisao: 0,
      status: STATUS[charge.status] ?? 'ATIVA',
      calendario: { criacao: charge.criadoEm, expiracao: charge.segundos },
      valor: { original: writeAmount(charge.valor) },
      chave: CREDENTIALS.chave,
      location,
      pixCopiaECola: writeDynamicCode({ location, nome: 'Simulação Lira', cidade: 'São Paulo' }),
      pix: charge.payments.map((payment) => ({
        endToEndId: payment.id,
        txid: charge.id,
        valor: writeAmount(payment.amount),
        horario: payment.paid_at,
        devolucoes: charge.refunds.map(devolucao),
      })),
    }
  }
}

const STATUS: Partial<Record<Charge['status'], string>> = {
  paid: 'CONCLUIDA',
  cancelled: 'REMOVIDA_PELO_USUARIO_RECEBEDOR',
}

function devolucao({ id, amount, status }: Charge['refunds'][number]) {
  return { id, rtrId: `D${id}`, valor: writeAmount(amount), status: PIX_REFUNDS[status] }
}

function problem(name: string, status: number) {
  return { type: `https://pix.bcb.gov.br/api/v2/error/${name}`, title: name, status }
}
