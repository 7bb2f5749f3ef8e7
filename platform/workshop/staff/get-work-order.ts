import { and, eq, ne } from 'drizzle-orm'
import type { AdminWorkOrder } from '#contract/orders/workshop/work-orders.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { workOrderPath } from '#domain/workshop/work-order-path.ts'
import { afterWorkEvent, isOpenWork } from '#domain/workshop/work-order-situation.ts'
import { WORK_STEPS } from '#domain/workshop/work-order-words.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { billsOf } from '#platform/orders/access/bills.ts'
import { passportsOfSerial } from '#platform/orders/buyer/passports/passports-of-serial.ts'
import { isHere, readWorkOrder, toWorkOrder } from '../rows.ts'
import { ordensServico as ordens, type WorkOrderRow } from '../tables.ts'
import { workOrderKey } from '../work-order-key.ts'
import { passportOfWork } from './passport-of-work.ts'

/** A work order as staff see it. Refuses `OrdemInexistente`. */
export async function getWorkOrder(context: RequestContext, { id }: { id: string }): Promise<AdminWorkOrder> {
  const { permissoes } = permit(context, 'pedidos.ver')
  const { db, now, storeUrl } = context
  const rows = await readWorkOrder(db, id)
  const { ordem, orcamentos, mudancas } = rows
  const work = toWorkOrder(rows)
  const agreed = ordem.tipo === 'regulagem' || orcamentos.some(({ situacao }) => situacao === 'aprovado')
  const expired = orcamentos.some((quote) => quote.situacao === 'enviado' && quote.validoAte <= now)
  const can = (event: Parameters<typeof afterWorkEvent>[1]) =>
    afterWorkEvent(ordem.situacao, event, { agreed, expired, isHere: isHere(ordem) }) !== null
  const bills = await billsOf(
    context,
    orcamentos.flatMap(({ idPedido }) => idPedido ?? []),
  )
  const passport = await passportOfWork(db, ordem)
  const sameSerial = ordem.tipo === 'balcao' ? await passportsOfSerial(db, ordem.numeroSerie) : []
  const others = sameSerial.filter((other) => other.id !== passport?.id)
  const alike = [...(passport ? [passport] : []), ...others.map(({ idCliente: _, ...other }) => other)]
  const seesCustomers = permissoes.includes('clientes.ver')

  return {
    ...work,
    versao: ordem.versao,
    idCliente: ordem.idCliente,
    email: seesCustomers ? ordem.email : '',
    celular: seesCustomers ? ordem.celular : '',
    documento: seesCustomers ? ordem.documento : '',
    responsavel: ordem.responsavel,
    prateleira: ordem.prateleira,
    minutos: ordem.minutos,
    atrasada: isLate(ordem, now),
    orcamentoVencido: expired,
    outrasDoPedido: await countOthers(db, ordem),
    combinado: agreed,
    passos: WORK_STEPS.filter(can),
    podeOrcar: can('quote'),
    pagina: seesCustomers ? storeUrl + workOrderPath(id, workOrderKey(context, ordem)) : '',
    passaporte: passport,
    idPassaporte: ordem.idPassaporte,
    aConfirmar: passport === null && sameSerial.length > 0,
    // A confirmed one is no reason to be silent of another: who confirmed it may be wrong.
    alertas: alike.filter(({ alerta }) => alerta !== null),
    orcamentos: work.orcamentos.map((quote, i) => ({
      ...quote,
      enviadoPor: orcamentos[i]?.enviadoPor ?? '',
      cobranca: bills.get(quote.pedido?.id ?? '')?.situacao ?? null,
      semEmail: bills.get(quote.pedido?.id ?? '')?.semEmail ?? false,
    })),
    mudancas: work.mudancas.map((change, i) => ({ ...change, nome: mudancas[i]?.nome ?? null })),
  }
}

async function countOthers(db: Database, { id, idPedido }: WorkOrderRow): Promise<number> {
  if (idPedido === null) return 0
  const others = and(eq(ordens.idPedido, idPedido), ne(ordens.id, id), ne(ordens.situacao, 'cancelada'))

  return db.$count(ordens, others)
}

/** Whether its day has passed and it is not ready. */
export function isLate(
  { situacao, previstaPara }: Pick<WorkOrderRow, 'situacao' | 'previstaPara'>,
  now: Date,
): boolean {
  return isOpenWork(situacao) && previstaPara !== null && previstaPara < saoPauloClock(now).dia
}
