import { Hono } from 'hono'
import { html } from 'hono/html'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatLinhaDigitavel } from '#domain/payments/boleto/linha-digitavel.ts'
import { page } from '../../layout.ts'
import type { Order } from '../order.ts'
import type { OrderStore } from '../order-store.ts'
import type { Payments } from '../payments.ts'

/** Pages on which a person acts as the payer: visibly a simulation, in which no money moves. */
export function orderPages({
  store,
  pay,
  decide,
  contest,
  endDispute,
}: Omit<Payments, 'confirm'> & { store: OrderStore }) {
  const hono = new Hono()

  hono.get('/', (c) => c.html(page('Cobranças', html`<ul>${store.all().slice(0, 200).map(line)}</ul>`)))
  for (const path of ['/pix/:id', '/boleto/:id', '/cartao/:id'] as const)
    hono.get(path, (c) => {
      const order = store.find(c.req.param('id'))
      if (!order)
        return c.html(page('Cobrança desconhecida', html`<p>Não há cobrança neste endereço.</p>`), 404)
      return c.html(page(titleOf(order), details(order)))
    })
  hono.post('/simulacao/pagar/:id', (c) => acted(c.req.param('id'), pay(c.req.param('id'))))
  hono.post('/simulacao/aprovar/:id', (c) => acted(c.req.param('id'), decide(c.req.param('id'), true)))
  hono.post('/simulacao/recusar/:id', (c) => acted(c.req.param('id'), decide(c.req.param('id'), false)))
  hono.post('/simulacao/contestar/:id', (c) => acted(c.req.param('id'), contest(c.req.param('id'))))
  hono.post('/simulacao/ganhar/:id', (c) => acted(c.req.param('id'), endDispute(c.req.param('id'), true)))
  hono.post('/simulacao/perder/:id', (c) => acted(c.req.param('id'), endDispute(c.req.param('id'), false)))

  return hono

  function acted(id: string, done: boolean): Response {
    const order = store.find(id)
    if (!order || !done)
      return new Response(String(page('Não foi possível', NOT_PAYABLE)), {
        status: 409,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    return new Response(null, { status: 303, headers: { location: `/${order.metodo}/${order.reference}` } })
  }
}

const NOT_PAYABLE = html`<p>Esta cobrança já foi paga, cancelada ou passou do prazo.</p>`

const STATUS: Record<Order['status'], string> = {
  processing: 'em análise',
  action_required: 'aguardando pagamento',
  processed: 'paga',
  refunded: 'devolvida',
  charged_back: 'contestada',
  failed: 'recusada',
  canceled: 'cancelada',
  expired: 'vencida',
}

const NAMES = { pix: 'Pix', boleto: 'Boleto', cartao: 'Cartão' }

function titleOf({ metodo, amount }: Order) {
  return `${NAMES[metodo]} de ${formatBRL(amount)}`
}

function line(order: Order) {
  return html`<li><a href="/${order.metodo}/${order.reference}">${titleOf(order)}</a> · ${STATUS[order.status]}</li>`
}

function details(order: Order) {
  const { reference, status, description, payer, boleto, metodo, detail } = order
  const payable = status === 'action_required' && metodo !== 'cartao'
  const due = order.expiresAt?.slice(0, 10).split('-').reverse().join('/')

  return html`<p>${description}</p>
    <p>Pagador: ${payer}</p>
    ${boleto ? html`<p>Vencimento: ${due}</p><p>${formatLinhaDigitavel(boleto.line)}</p>` : ''}
    <p>Situação: <strong role="status">${STATUS[status]}</strong> (${detail})</p>
    ${payable ? button(`/simulacao/pagar/${reference}`, 'Pagar agora') : ''}
    ${status === 'processing' ? button(`/simulacao/aprovar/${reference}`, 'Aprovar') : ''}
    ${status === 'processing' ? button(`/simulacao/recusar/${reference}`, 'Recusar') : ''}
    ${metodo === 'cartao' && status === 'processed' ? button(`/simulacao/contestar/${reference}`, 'Contestar, como o titular do cartão') : ''}
    ${detail === 'in_process' && status === 'charged_back' ? button(`/simulacao/ganhar/${reference}`, 'Encerrar a favor da loja') : ''}
    ${detail === 'in_process' && status === 'charged_back' ? button(`/simulacao/perder/${reference}`, 'Encerrar a favor do titular') : ''}
    <p><a href="/">Todas as cobranças</a></p>`
}

function button(action: string, label: string) {
  return html`<form method="post" action="${action}"><button>${label}</button></form>`
}
