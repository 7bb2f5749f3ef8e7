import { Hono } from 'hono'
import { html } from 'hono/html'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatLinhaDigitavel } from '#domain/payments/boleto/linha-digitavel.ts'
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

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Simulação</title>
        <style>
          body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #1c1b1a; background: #f6f4f0; overflow-wrap: anywhere }
          header { padding: .75rem 1rem; background: #7a3b00; color: #fff; font-weight: 600; text-align: center }
          main { max-width: 36rem; margin: 2rem auto; padding: 1.5rem; background: #fff; border-radius: .75rem }
          h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.2 }
          button { font: inherit; font-weight: 600; min-height: 3rem; width: 100%; margin: .25rem 0; border: 0; border-radius: .5rem; background: #1f5f3f; color: #fff; cursor: pointer }
          ul { padding-left: 1.25rem } a { color: #7a3b00 }
          @media (max-width: 40rem) { main { margin: 0; border-radius: 0 } }
        </style>
      </head>
      <body>
        <header>Simulação: nenhum dinheiro é movimentado aqui</header>
        <main><h1>${title}</h1>${content}</main>
      </body>
    </html>`
}
