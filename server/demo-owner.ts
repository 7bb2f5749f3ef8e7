import type { Connection } from '#platform/database/connect.ts'
import { createOwner } from '#platform/staff/create-owner.ts'

const OWNER = { nome: 'Lúcia Prado', email: 'dona@lira.exemplo' }

/** The link by which the owner of the demonstration store chooses a password: told once, when the store was filled. */
export async function demoOwnerLink({ db }: Pick<Connection, 'db'>, storeUrl: string): Promise<string> {
  const chave = await createOwner({ db, agora: new Date() }, OWNER)

  return `${storeUrl}/admin/convite?chave=${chave} (este link vale uma vez)`
}
