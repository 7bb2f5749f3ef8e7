import * as z from 'zod'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'

/**
 * What a mail about a work order says. `recebida`: an instrument was taken in at the counter. `orcamento`: a quote
 * waits for its answer. `lembrete`: it ends soon. `recusado`: it was refused. `mensagem`: the store wrote. `novoDia`: it will be ready on another day than was said. `cancelada`: the work is not done after all.
 * `pronta`, `entregue`: of the counter's only, the others' order tells of its parcel.
 */
const WorkOrderMailKind = z.enum([
  ...(['recebida', 'orcamento', 'lembrete', 'recusado'] as const),
  ...(['mensagem', 'pronta', 'entregue', 'novoDia', 'cancelada'] as const),
])

export type WorkOrderMailKind = z.infer<typeof WorkOrderMailKind>

/** `orcamento` is the quote that it is about, `mudanca` the change, with its note, `mensagem` the store's message. */
const WorkOrderMail = z.object({
  id: z.uuid(),
  tipo: WorkOrderMailKind,
  orcamento: z.uuid().optional(),
  mudanca: z.int().optional(),
  mensagem: z.int().optional(),
})

/** The job that writes to the owner of an instrument; enqueue it in the transaction of the change. */
export const WORK_ORDER_MAIL: Pick<JobRequest<z.infer<typeof WorkOrderMail>>, 'name' | 'data'> = {
  name: 'workshop.send-work-order-mail',
  data: WorkOrderMail,
}
