import { and, desc, inArray, isNotNull } from 'drizzle-orm'
import { demoStaff } from '#demo/history/demo-staff.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getStorePassport, listOfStoreOrder } from '#platform/orders/buyer/passports/get-store-passport.ts'
import { noteInstruments } from '#platform/orders/buyer/passports/issue/count-missing.ts'
import { issuePassport } from '#platform/orders/buyer/passports/issue/issue-passport.ts'
import { addRecord } from '#platform/orders/buyer/passports/records/add-record.ts'
import { pedidos } from '#platform/orders/tables.ts'

/** Enough for a list, and for somebody to look up. */
const PASSPORTS = 8

/** Orders among which instruments are looked for, the newest first. */
const ORDERS = 120

/** In whose name passports are issued. */
const STAFF = demoStaff('pedidos.ver', 'pedidos.expedir')

type At = (moment: Date) => RequestContext

/**
 * Issues the passports of some instruments that were sold, set up on the day they were paid, and notes those that are not
 * sent yet, of which nobody has written the serial number.
 */
export async function loadPassports(contextAt: At, { now }: { now: Date }): Promise<void> {
  await noteWaiting(contextAt(now))
  const orders = await contextAt(now)
    .db.select({ id: pedidos.id, pagoEm: pedidos.pagoEm })
    .from(pedidos)
    .where(and(inArray(pedidos.situacao, ['emSeparacao', 'enviado', 'entregue']), isNotNull(pedidos.pagoEm)))
    .orderBy(desc(pedidos.criadoEm), pedidos.numero)
    .limit(ORDERS)
  let issued = 0
  for (const { id: pedido, pagoEm } of orders) {
    if (issued >= PASSPORTS) return
    const context = { ...contextAt(pagoEm ?? now), funcionario: STAFF }
    const { faltam } = await listOfStoreOrder(context, { pedido })
    for (const { posicao } of faltam) {
      const numeroSerie = `LD-26-${String(++issued * 137).padStart(5, '0')}`
      const { id } = await issuePassport(context, { pedido, posicao, numeroSerie, condicao: 'novo' })
      await setUp(context, id)
    }
  }
}

/** As the job of each later order does when it is paid. */
async function noteWaiting(context: RequestContext): Promise<void> {
  const orders = await context.db
    .select()
    .from(pedidos)
    .where(inArray(pedidos.situacao, ['pagamentoAprovado', 'emSeparacao']))
  for (const order of orders) await noteInstruments(context.db, context, order)
}

/** Measures in the middle of what is usual, where anything is. */
async function setUp(context: RequestContext, id: number): Promise<void> {
  const { campos } = await getStorePassport(context, { id })
  const medidas = Object.fromEntries(
    campos.flatMap(({ campo, usual }) =>
      usual ? [[campo, Math.round((usual[0] + usual[1]) * 5) / 10]] : [],
    ),
  )
  await addRecord(context, {
    id,
    tipo: 'regulagem',
    em: saoPauloClock(context.now).dia,
    texto: 'Regulado e tocado antes do envio.',
    medidas,
    por: 'Oficina da loja',
    corrige: null,
  })
}
