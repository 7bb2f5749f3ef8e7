import { and, eq, inArray } from 'drizzle-orm'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { isOpenWork, WORK_SITUATIONS } from '#domain/workshop/work-order-situation.ts'
import { serviceRecords } from '#domain/workshop/work-record.ts'
import { giveBack, releaseWork } from '#platform/catalog/services/capacity/book-work.ts'
import { questionsOfServices } from '#platform/catalog/services/questions-of-services.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordWork } from '#platform/orders/buyer/passports/records/record-work.ts'
import { lockWorkRecords } from '#platform/orders/buyer/passports/records/work-records.ts'
import { leaveWorkshop } from '#platform/orders/lifecycle/order-work.ts'
import { returnToWorkshop } from '#platform/orders/lifecycle/serviced-order.ts'
import { passportOfWork } from './staff/passport-of-work.ts'
import {
  ordensMudancas as mudancas,
  ordensOrcamentos as orcamentos,
  ordensServico as ordens,
  type WorkOrderRow,
} from './tables.ts'

/**
 * What follows the change of a work order, whose order is locked: closed ones give back the time that is still to come,
 * and an order may be sent once all of its instruments are done.
 */
export async function followChange(tx: Database, after: WorkOrderRow, now: Date): Promise<void> {
  const { id, idPedido, situacao } = after
  const { dia } = saoPauloClock(now)
  if (situacao === 'cancelada') await releaseWork(tx, { idOrdem: id })
  else if (!isOpenWork(situacao)) await giveBack(tx, { idOrdem: id, after: dia })
  if (idPedido === null) return
  const open = and(
    eq(ordens.idPedido, idPedido),
    inArray(ordens.situacao, WORK_SITUATIONS.filter(isOpenWork)),
  )
  if ((await tx.$count(ordens, open)) === 0) await leaveWorkshop(tx, idPedido)
  else await returnToWorkshop(tx, idPedido)
}

/**
 * Records what was done in the instrument's passport once it is ready, or once its passport is known afterwards: also of
 * one that was brought to the counter, if staff confirmed its passport. Done again, it records nothing but the work that
 * was agreed on since.
 */
export async function recordInPassport(
  tx: Database,
  { ordem, nome, now }: { ordem: WorkOrderRow; nome: string; now: Date },
): Promise<void> {
  const { id, situacao } = ordem
  if (situacao !== 'pronta' && situacao !== 'entregue') return
  const passport = await passportOfWork(tx, ordem)
  if (!passport) return
  const texts = await newTexts(tx, ordem, passport.id)
  for (const tipo of ['regulagem', 'cordas', 'servico'] as const)
    if (texts[tipo] !== '')
      await recordWork(tx, {
        now,
        prontaEm: ordem.prontaEm ?? now,
        idPassaporte: passport.id,
        idOrdem: id,
        tipo,
        texto: texts[tipo],
        por: ordem.responsavel,
        autor: nome,
      })
}

/** What was done and is not in the passport yet: the services that were ordered, and all approved quotes. */
async function newTexts(tx: Database, { id, servicos }: WorkOrderRow, idPassaporte: number) {
  const ready = await tx
    .select({ em: mudancas.em })
    .from(mudancas)
    .where(and(eq(mudancas.idOrdem, id), eq(mudancas.para, 'pronta')))
  const recorded = await lockWorkRecords(tx, {
    idOrdem: id,
    idPassaporte,
    moments: ready.map(({ em }) => em),
  })
  const approved = await tx
    .select({ linhas: orcamentos.linhas, em: orcamentos.respondidoEm })
    .from(orcamentos)
    .where(and(eq(orcamentos.idOrdem, id), eq(orcamentos.situacao, 'aprovado')))
    .orderBy(orcamentos.numero)
  const extra = approved.filter(
    ({ em }) => !recorded.some(({ tipo, escritoEm }) => tipo === 'servico' && em && escritoEm >= em),
  )
  const services = recorded.some(({ tipo }) => tipo !== 'servico') ? [] : servicos
  const questions = await questionsOfServices(
    tx,
    services.map(({ idServico }) => idServico),
  )

  return {
    ...serviceRecords(services, questions),
    servico: extra.flatMap(({ linhas }) => linhas.map(({ descricao }) => descricao)).join('. '),
  }
}
