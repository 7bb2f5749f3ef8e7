import { Hono } from 'hono'
import { html } from 'hono/html'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatLinhaDigitavel } from '#domain/payments/boleto/linha-digitavel.ts'
import { page } from './layout.ts'
import type { Charge, Ledger } from './ledger.ts'

type PageRoutesInput = { ledger: Ledger; pay: (id: string) => boolean; decline: (id: string) => boolean }

/** Pages on which a person acts as the payer: visibly a simulation, in which no money moves. */
export function pageRoutes({ ledger, pay, decline }: PageRoutesInput) {
  const hono = new Hono()

  hono.get('/', (c) => c.html(page('Cobranças', html`<ul>${ledger.all().slice(0, 200).map(line)}</ul>`)))
  for (const path of ['/pix/:id', '/boleto/:id', '/cartao/:id'] as const)
    hono.get(path, (c) => {
      const charge = ledger.get(c.req.param('id'))
      if (!charge)
        return c.html(page('Cobrança desconhecida', html`<p>Não há cobrança neste endereço.</p>`), 404)
      return c.html(page(titleOf(charge), details(charge)))
    })
  hono.post('/simulacao/pagar/:id', (c) =>
    pay(c.req.param('id')) ? back(c.req.param('id')) : c.html(page('Não foi possível', NOT_PAYABLE), 409),
  )
  hono.post('/simulacao/recusar/:id', (c) =>
    decline(c.req.param('id')) ? back(c.req.param('id')) : c.html(page('Não foi possível', NOT_PAYABLE), 409),
  )

  return hono

  function back(id: string) {
    const location = `/${ledger.get(id)?.metodo}/${id}`
    return new Response(null, { status: 303, headers: { location } })
  }
}

const NOT_PAYABLE = html`<p>Esta cobrança já foi paga, cancelada ou passou do prazo.</p>`

const STATUS: Record<Charge['status'], string> = {
  pending: 'aguardando pagamento',
  in_review: 'em análise',
  authorized: 'autorizada',
  paid: 'paga',
  declined: 'recusada',
  cancelled: 'cancelada',
  chargeback: 'contestada',
}

const NAMES = { pix: 'Pix', boleto: 'Boleto', cartao: 'Cartão' }

function titleOf({ metodo, valor }: Charge) {
  return `${NAMES[metodo]} de ${formatBRL(valor)}`
}

function line(charge: Charge) {
  return html`<li><a href="/${charge.metodo}/${charge.id}">${titleOf(charge)}</a> · ${STATUS[charge.status]}</li>`
}

function details(charge: Charge) {
  const { id, status, descricao, pagador, boleto } = charge
  const open = status === 'pending' || status === 'in_review'

  return html`<p>${descricao}</p>
    <p>Pagador: ${pagador}</p>
    ${boleto ? html`<p>Vencimento: ${boleto.vencimento.split('-').reverse().join('/')}</p><p>${formatLinhaDigitavel(boleto.linha)}</p>` : ''}
    <p>Situação: <strong role="status">${STATUS[status]}</strong></p>
    ${open ? html`<form method="post" action="/simulacao/pagar/${id}"><button>${status === 'in_review' ? 'Aprovar' : 'Pagar agora'}</button></form>` : ''}
    ${status === 'in_review' ? html`<form method="post" action="/simulacao/recusar/${id}"><button>Recusar</button></form>` : ''}
    <p><a href="/">Todas as cobranças</a></p>`
}
