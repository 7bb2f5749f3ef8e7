import { asc, count, eq } from 'drizzle-orm'
import type { PanelFreightMethod } from '#contract/settings/freight-methods.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { fretesMetodos } from '../tables.ts'

type ListMethodsInput = { pagina: number; porPagina: number }

/** The store's own ways to deliver, by name. */
export async function listMethods(
  context: RequestContext,
  { pagina, porPagina }: ListMethodsInput,
): Promise<{ itens: PanelFreightMethod[]; total: number }> {
  permit(context, 'configuracao.ver')
  const [itens, [counted]] = await Promise.all([
    context.db
      .select()
      .from(fretesMetodos)
      .orderBy(asc(fretesMetodos.nome), asc(fretesMetodos.id))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    context.db.select({ total: count() }).from(fretesMetodos),
  ])

  return { itens, total: counted?.total ?? 0 }
}

/** Refuses `CadastroInexistente`. */
export async function getMethod(
  context: RequestContext,
  { id }: { id: number },
): Promise<PanelFreightMethod> {
  permit(context, 'configuracao.ver')
  const [method] = await context.db.select().from(fretesMetodos).where(eq(fretesMetodos.id, id))
  if (!method) throw refuse('CadastroInexistente')

  return method
}
