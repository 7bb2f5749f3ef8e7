import type { Connection } from '#platform/database/connect.ts'
import { correiosCode } from '../counterparts/melhor-envio/ledger.ts'
import { buy, pay, type Shop } from './buy.ts'
import { backdateOrder, DAYS_AGO } from './past.ts'

/** Creates orders in each state, under a name if a picture shows one. */
export async function createOrders(where: Shop & { connection: Connection }, goods: readonly number[]) {
  const { panel } = where
  const ids: string[] = []
  for (const [n, _days] of DAYS_AGO.entries()) {
    const basket = [n, ...(n % 3 === 0 ? [n + 7] : [])].map((at) => goods[at % goods.length] ?? 0)
    ids.push(await buy(where, n, basket, n % 4 === 1 ? 'cartao' : 'pix'))
  }
  await Promise.all(ids.map((id) => pay(where, id)))
  const at = (days: (ago: number) => boolean) => ids.filter((_, n) => days(DAYS_AGO[n] ?? 0))
  await panel.orders.startPicking({ ids: at((ago) => ago > 0) })
  for (const [n, id] of at((ago) => ago > 2).entries()) await panel.orders.ship({ id, envio: parcel(n) })
  const arrived = at((ago) => ago > 5)
  for (const id of arrived) await panel.orders.deliver({ id })
  for (const [n, id] of ids.entries()) await backdateOrder(where.connection, id, DAYS_AGO[n] ?? 0)

  const [returned = '', invoiced = ''] = [arrived[1], at((ago) => ago === 1)[1]]
  await panel.orders.requestReturn({ id: returned, nota: 'A tensão não era a que o cliente procurava.' })
  await pack(where, invoiced)
  await cancelPaidBoleto(where, goods)
  const open = [
    await buy(where, 40, goods.slice(3, 5), 'pix'),
    await buy(where, 41, goods.slice(6, 7), 'boleto'),
  ]

  return { pago: at((ago) => ago === 0)[0] ?? '', emSeparacao: invoiced, aberto: open[0] ?? '' }
}

/** Adds what an order has collected by the time that it is packed. */
async function pack({ panel }: Shop, id: string) {
  await panel.orders.addNote({ id, texto: 'Cliente pediu para embrulhar para presente.' })
  const chave = `3526111144477700016155001000001842${'1'.repeat(9)}7`
  await panel.orders.attachInvoice({ id, nota: { numero: '1842', chave, url: '' } })
}

/** A boleto can't be refunded automatically: the order asks for a person. */
async function cancelPaidBoleto(where: Shop, goods: readonly number[]) {
  const id = await buy(where, 42, goods.slice(8, 9), 'boleto')
  await pay(where, id)
  await where.panel.orders.cancel({ id, nota: 'O cliente desistiu por telefone.' })
}

function parcel(n: number) {
  return { codigo: correiosCode(n), transportadora: 'Correios', url: '' }
}
