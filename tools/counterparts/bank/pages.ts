import { Hono } from 'hono'
import { html } from 'hono/html'
import { formatBRL } from '#domain/money/format-money.ts'
import { page } from '../layout.ts'
import type { Charge, Ledger } from './ledger.ts'

type PageRoutesInput = { ledger: Ledger; pay: (id: string) => boolean }

/** Pages on which a person acts as the payer: visibly a simulation, in which no money moves. */
export function pageRoutes({ ledger, pay }: PageRoutesInput) {
  const hono = new Hono()

  hono.get('/', (c) => c.html(page('Cobranças', html`<ul>${ledger.all().slice(0, 200).map(line)}</ul>`)))
  hono.get('/pix/:id', (c) => {
    const charge = ledger.get(c.req.param('id'))
    if (!charge)
      return c.html(page('Cobrança desconhecida', html`<p>Não há cobrança neste endereço.</p>`), 404)
    return c.html(page(titleOf(charge), details(charge)))
  })
  hono.post('/simulacao/pagar/:id', (c) => {
    const id = c.req.param('id')
    return pay(id) ? c.redirect(`/pix/${id}`, 303) : c.html(page('Não foi possível', NOT_PAYABLE), 409)
  })

  return hono
}

const NOT_PAYABLE = html`<p>Esta cobrança já foi paga, cancelada ou passou do prazo.</p>`

const STATUS: Record<Charge['status'], string> = {
  pending: 'aguardando pagamento',
  paid: 'paga',
  cancelled: 'cancelada',
}

function titleOf({ valor }: Charge) {
  return `Pix de ${formatBRL(valor)}`
}

function line(charge: Charge) {
  return html`<li><a href="/pix/${charge.id}">${titleOf(charge)}</a> · ${STATUS[charge.status]}</li>`
}

function details({ id, status, descricao, pagador }: Charge) {
  return html`<p>${descricao}</p>
    <p>Pagador: ${pagador}</p>
    <p>Situação: <strong role="status">${STATUS[status]}</strong></p>
    ${status === 'pending' ? html`<form method="post" action="/simulacao/pagar/${id}"><button>Pagar agora</button></form>` : ''}
    <p><a href="/">Todas as cobranças</a></p>`
}
