import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { keyHash } from '#platform/infrastructure/security/keys.ts'
import { emitEvent } from '#platform/integrations/emit-event.ts'
import { cadastros, clientes } from '../tables.ts'

/**
 * Creates the account of a sign-up, and returns its id and e-mail. Call it in a transaction. Refuses `ChaveInvalida`
 * for a key that is unknown, used or expired, or if an account with the e-mail or the document was created in the
 * meantime.
 */
export async function confirmSignUp(tx: Database, { chave, now }: { chave: string; now: Date }) {
  const [signUp] = await tx
    .delete(cadastros)
    .where(and(eq(cadastros.hash, keyHash(chave)), gt(cadastros.expiraEm, now)))
    .returning()
  if (!signUp) throw refuse('ChaveInvalida')
  const { email, documento, senha, dados, criadoEm, aceitaOfertas } = signUp
  const [cliente] = await tx
    .insert(clientes)
    .values({
      ...dados,
      email,
      documento,
      senha,
      criadoEm: now,
      termosAceitosEm: criadoEm,
      aceitaOfertasEm: aceitaOfertas ? criadoEm : null,
    })
    .onConflictDoNothing()
    .returning({ id: clientes.id })
  if (!cliente) throw refuse('ChaveInvalida')
  await emitEvent(tx, 'cliente.criado', { id: cliente.id })

  return { id: cliente.id, email }
}
