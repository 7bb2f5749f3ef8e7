import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { formatBRL } from '#domain/money/format-money.ts'
import { page } from '../../layout.ts'
import type { OrderStore } from '../order-store.ts'
import type { Payments } from '../payments.ts'

/** What a card's bank shows within the shop's page (3DS): the buyer confirms, or refuses. */
export function challengePages({ store, confirm }: Pick<Payments, 'confirm'> & { store: OrderStore }) {
  const hono = new Hono()

  hono.get('/:id', (c) => {
    const order = store.all().find(({ card }) => card?.challenge?.id === c.req.param('id'))
    if (order?.detail !== 'pending_challenge') return c.html(page('Nada a confirmar', DONE))
    return c.html(
      page(
        'Confirme a compra',
        html`<p>${order.description}, ${formatBRL(order.amount)}</p>
          <form method="post"><button name="resposta" value="sim">Confirmar a compra</button>
          <button name="resposta" value="nao">Não fui eu</button></form>`,
      ),
    )
  })
  hono.post('/:id', async (c) => {
    const { resposta } = await c.req.parseBody()
    confirm(c.req.param('id'), resposta === 'sim')
    return c.html(page('Pronto', DONE))
  })

  return hono
}

const DONE = html`<p>Você já pode voltar à loja.</p>
  ${raw("<script>parent.postMessage({ status: 'COMPLETE' }, '*')</script>")}`
