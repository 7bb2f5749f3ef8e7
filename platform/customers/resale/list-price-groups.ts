import { asc } from 'drizzle-orm'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { gruposClientes } from '../tables.ts'

/** The groups that have a price list, for who edits prices and sees no customers. */
export async function listPriceGroups(
  context: RequestContext,
): Promise<{ grupos: { id: number; nome: string }[] }> {
  permit(context, 'catalogo.ver')
  const { id, nome } = gruposClientes

  return { grupos: await context.db.select({ id, nome }).from(gruposClientes).orderBy(asc(nome)) }
}
