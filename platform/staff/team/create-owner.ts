import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { funcionarios } from '../tables.ts'
import { writeInvitation } from './invitations.ts'

/** An owner of the store, or the one that has this e-mail already, and the key of the link by which they choose a password. */
export async function createOwner(
  { db, agora }: Pick<RequestContext, 'db' | 'agora'>,
  { nome, email }: { nome: string; email: string },
): Promise<string> {
  return db.transaction(async (tx) => {
    const [owner] = await tx
      .insert(funcionarios)
      .values({ nome, email: email.toLowerCase(), papel: 'dono', criadoEm: agora })
      .onConflictDoUpdate({ target: funcionarios.email, set: { papel: 'dono', ativo: true } })
      .returning({ id: funcionarios.id })
    if (!owner) throw new Error('The owner was not made.')

    return writeInvitation(tx, owner.id, agora)
  })
}
