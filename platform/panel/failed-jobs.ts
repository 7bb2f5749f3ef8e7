import type { FailedJob } from '#contract/panel/panel.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import {
  countFailedJobs,
  listFailedJobs as listJobs,
  retryFailedJobs,
} from '#platform/infrastructure/jobs/failed-jobs.ts'

/** Jobs that failed for good, newest first. */
export async function listFailedJobs(
  context: RequestContext,
  { pagina, porPagina }: { pagina: number; porPagina: number },
): Promise<{ itens: FailedJob[]; total: number }> {
  permit(context, 'tarefas.ver')
  const part = { offset: (pagina - 1) * porPagina, limit: porPagina }
  const [itens, total] = await Promise.all([listJobs(context.db, part), countFailedJobs(context.db)])

  return { itens, total }
}

/** Retries failed jobs, all or these. Returns the number of jobs retried. */
export function retryJobs(
  context: RequestContext,
  { tarefas }: { tarefas: 'todas' | string[] },
): Promise<{ repetidas: number }> {
  permit(context, 'tarefas.repetir')

  return context.db.transaction(async (tx) => {
    const repetidas = await retryFailedJobs(tx, tarefas === 'todas' ? 'all' : tarefas)
    const alvo = { tipo: 'tarefas', id: 'falhas', nome: 'Tarefas que falharam' }
    await recordChange(tx, context, { acao: 'tarefas.repetidas', alvo, depois: { repetidas, tarefas } })

    return { repetidas }
  })
}
