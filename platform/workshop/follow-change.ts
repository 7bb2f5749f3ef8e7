import { and, eq, inArray } from 'drizzle-orm'
import { isOpenWork } from '#domain/workshop/work-order-situation.ts'
import { serviceRecords } from '#domain/workshop/work-record.ts'
import { releaseWork } from '#platform/catalog/services/capacity/book-work.ts'
import { questionsOfServices } from '#platform/catalog/services/questions-of-services.ts'
import type { Database } from '#platform/database/connect.ts'
import { hasRecordAt, hasRecordOf } from '#platform/orders/buyer/passports/records/has-record.ts'
import { recordWork } from '#platform/orders/buyer/passports/records/record-work.ts'
import { leaveWorkshop } from '#platform/orders/lifecycle/order-work.ts'
import { returnToWorkshop } from '#platform/orders/lifecycle/serviced-order.ts'
import { onlyPassport, passportsOfWork } from './staff/passport-of-work.ts'
import {
  ordensMudancas as mudancas,
  ordensOrcamentos as orcamentos,
  ordensServico as ordens,
  type WorkOrderRow,
} from './tables.ts'

/**
 * What follows the change of a work order, whose order is locked: closed ones give back their time, and an order may be
 * sent once all of its instruments are done.
 */
export async function followChange(tx: Database, after: WorkOrderRow): Promise<void> {
  const { id, idPedido, situacao } = after
  if (!isOpenWork(situacao)) await releaseWork(tx, { idOrdem: id })
  if (idPedido === null) return
  const open = and(
    eq(ordens.idPedido, idPedido),
    inArray(ordens.situacao, ['recebida', 'aguardandoAprovacao', 'aprovada', 'emServico']),
  )
  const isOpen = (await tx.$count(ordens, open)) > 0
  if (isOpen) return returnToWorkshop(tx, idPedido)
  await leaveWorkshop(tx, idPedido)
  await releaseWork(tx, { idPedido })
}

/**
 * Records what was done in the instrument's passport once it is ready, or once its passport is known afterwards: also of
 * one that was brought to the counter, if its serial number is that of one passport. Done again, it records nothing.
 */
export async function recordInPassport(
  tx: Database,
  { ordem, nome, now }: { ordem: WorkOrderRow; nome: string; now: Date },
): Promise<void> {
  const { id, servicos, responsavel, situacao } = ordem
  if (situacao !== 'pronta' && situacao !== 'entregue') return
  const passport = onlyPassport(await passportsOfWork(tx, ordem))
  if (!passport) return
  if (await isRecorded(tx, { idOrdem: id, idPassaporte: passport.id })) return
  const extra = await tx
    .select({ linhas: orcamentos.linhas })
    .from(orcamentos)
    .where(and(eq(orcamentos.idOrdem, id), eq(orcamentos.situacao, 'aprovado')))
  const questions = await questionsOfServices(
    tx,
    servicos.map(({ idServico }) => idServico),
  )
  const texts = {
    ...serviceRecords(servicos, questions),
    servico: extra.flatMap(({ linhas }) => linhas.map(({ descricao }) => descricao)).join('. '),
  }
  for (const tipo of ['regulagem', 'cordas', 'servico'] as const)
    if (texts[tipo] !== '')
      await recordWork(tx, {
        now,
        prontaEm: ordem.prontaEm ?? now,
        idPassaporte: passport.id,
        idOrdem: id,
        tipo,
        texto: texts[tipo],
        por: responsavel,
        autor: nome,
      })
}

async function isRecorded(
  tx: Database,
  { idOrdem, idPassaporte }: { idOrdem: string; idPassaporte: number },
): Promise<boolean> {
  if (await hasRecordOf(tx, { idOrdem, idPassaporte })) return true
  // Records of before don't name their work order: they were written in the moment when it was ready.
  const ready = await tx
    .select({ em: mudancas.em })
    .from(mudancas)
    .where(and(eq(mudancas.idOrdem, idOrdem), eq(mudancas.para, 'pronta')))

  return hasRecordAt(tx, { idPassaporte, moments: ready.map(({ em }) => em) })
}
