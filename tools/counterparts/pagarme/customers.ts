import { type Context, Hono } from 'hono'
import { cardAnswer, customerAnswer, problem } from './answers.ts'
import type { Card, Customer, Ledger } from './ledger.ts'

/** Customers and their cards (docs.pagar.me, Clientes and Cartões), which orders make. */
export function customerRoutes({ ledger }: { ledger: Ledger }) {
  const hono = new Hono()

  hono.get('/:id', (c) => withCustomer(c, (customer) => c.json(customerAnswer(customer))))
  hono.get('/:id/cards', (c) =>
    withCustomer(c, ({ cards }) => c.json({ data: cards.map(active), paging: { total: cards.length } })),
  )
  hono.get('/:id/cards/:card', (c) => withCard(c, (card) => c.json(active(card))))
  hono.delete('/:id/cards/:card', (c) =>
    withCard(c, (card, customer) => {
      customer.cards = customer.cards.filter(({ id }) => id !== card.id)
      return c.json({ ...active(card), status: 'deleted', deleted_at: new Date().toISOString() })
    }),
  )

  return hono

  function withCustomer(c: Context, work: (customer: Customer) => Response): Response {
    const customer = ledger.customers.find(({ id }) => id === c.req.param('id'))
    return customer ? work(customer) : c.json(problem('Customer not found.'), 404)
  }

  function withCard(c: Context, work: (card: Card, customer: Customer) => Response): Response {
    return withCustomer(c, (customer) => {
      const card = customer.cards.find(({ id }) => id === c.req.param('card'))
      return card ? work(card, customer) : c.json(problem('Card not found.'), 404)
    })
  }
}

function active(card: Card) {
  return { ...cardAnswer(card), type: 'credit', status: 'active' }
}
