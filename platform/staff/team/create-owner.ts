import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { funcionarios } from '../tables.ts'
import { writeInvitation } from './invitations.ts'

/**
 * Creates an owner of the store, or finds the one with this e-mail, and returns the key of the link for choosing a
 * password.
 */
export async function createOwner(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { nome, email }: { nome: string; email: string },
): Promise<string> {
  return db.transaction(async (tx) => {
    const [owner] = await tx
      .insert(funcionarios)
      .values({ nome, email: email.toLowerCase(), papel: 'dono', criadoEm: now })
      .onConflictDoUpdate({ target: funcionarios.email, set: { papel: 'dono', ativo: true } })
      .returning({ id: funcionarios.id })
    if (!owner) throw new Error('The owner was not created.')

    return writeInvitation(tx, owner.id, now)
  })
}
