import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { emitEvent } from '#platform/integrations/emit-event.ts'
import { cadastros, clientes } from '../tables.ts'
import { keyHash } from './access-keys.ts'

/**
 * Makes the account that a sign-up asked for and answers its id and its e-mail. Call it in a transaction. Refuses `ChaveInvalida` for a key
 * that is unknown, used or too old, and where an account with the e-mail or the document was made meanwhile.
 */
export async function confirmSignUp(tx: Database, { chave, agora }: { chave: string; agora: Date }) {
  const [asked] = await tx
    .delete(cadastros)
    .where(and(eq(cadastros.hash, keyHash(chave)), gt(cadastros.expiraEm, agora)))
    .returning()
  if (!asked) throw refuse('ChaveInvalida')
  const { email, documento, senha, dados, criadoEm, aceitaOfertas } = asked
  const [cliente] = await tx
    .insert(clientes)
    .values({
      ...dados,
      email,
      documento,
      senha,
      criadoEm: agora,
      termosAceitosEm: criadoEm,
      aceitaOfertasEm: aceitaOfertas ? criadoEm : null,
    })
    .onConflictDoNothing()
    .returning({ id: clientes.id })
  if (!cliente) throw refuse('ChaveInvalida')
  await emitEvent(tx, 'cliente.criado', { id: cliente.id })

  return { id: cliente.id, email }
}
