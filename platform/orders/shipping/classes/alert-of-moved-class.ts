import type * as z from 'zod'
import { formatDay } from '#domain/time/format-date.ts'
import type { MOVED_CLASS } from '#platform/customers/teaching/purchases/moved-class.ts'
import { alertStaff } from '#platform/infrastructure/jobs/alert-staff.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { waitingOrders } from './class-shipments.ts'

/** Orders were promised a day by the list's last one, and have the address of when they were placed. */
export async function alertOfMovedClass(
  { db }: Pick<JobContext, 'db'>,
  { id, prazo, em }: z.infer<typeof MOVED_CLASS.data>,
): Promise<void> {
  const { length } = await waitingOrders(db, id)
  if (length === 0) return
  const day = prazo === null ? 'sem último dia' : `agora até ${formatDay(prazo)}`
  await alertStaff(db, {
    tipo: 'turmaMudou',
    texto: `Uma turma mudou (${day}), e ${length === 1 ? 'um pedido dela espera' : `${length} pedidos dela esperam`} a entrega na escola.`,
    caminho: `/turmas/${id}`,
    em: new Date(em),
  })
}
