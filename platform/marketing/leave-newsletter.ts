import { and, eq, ne } from 'drizzle-orm'
import type { Message } from '#contract/message.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { readLeaveKey } from './newsletter-keys.ts'
import { newsletterInscricoes as inscricoes } from './newsletter-tables.ts'

/**
 * Ends the mails at once, without a question. What stays is the address and when it said no. Refuses `ChaveInvalida` for
 * a key that is unknown or too old.
 */
export async function leaveNewsletter(
  { db, agora }: Visit,
  { chave }: { chave: string },
): Promise<{ mensagens: Message[] }> {
  await db.transaction(async (tx) => {
    const id = await readLeaveKey(tx, chave, agora)
    if (id === undefined) throw refuse('ChaveInvalida')
    await tx
      .update(inscricoes)
      .set({ situacao: 'cancelada', canceladaEm: agora, nome: '', segmento: null })
      .where(and(eq(inscricoes.id, id), ne(inscricoes.situacao, 'cancelada')))
  })
  return {
    mensagens: [{ tipo: 'sucesso', mensagem: 'Pronto: você não vai mais receber nossas novidades.' }],
  }
}
