import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { createOwner } from '#platform/staff/team/create-owner.ts'

const OWNER = { nome: 'Lúcia Prado', email: 'dona@lira.exemplo' }

/**
 * Creates the link by which the owner of the demonstration store sets a password; it is shown once, after the store was
 * filled.
 */
export async function demoOwnerLink(context: RequestContext): Promise<string> {
  const chave = await createOwner(context, OWNER)

  return `${context.storeUrl}/admin/convite?chave=${chave}`
}
