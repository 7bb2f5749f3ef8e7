import { asc } from 'drizzle-orm'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { gruposClientes } from '../tables.ts'

/** Lists the groups with price lists, for staff who edit prices and may not see customers. */
export async function listPriceGroups(
  context: RequestContext,
): Promise<{ grupos: { id: number; nome: string }[] }> {
  permit(context, 'catalogo.ver')
  const { id, nome } = gruposClientes

  return { grupos: await context.db.select({ id, nome }).from(gruposClientes).orderBy(asc(nome)) }
}
