import { isNull } from 'drizzle-orm'
import { problem } from '#domain/format/field-problem.ts'
import { readText, textProblem } from '#domain/review/read-writer.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { keyHash } from '#platform/infrastructure/security/keys.ts'
import { findInvitation } from '../invitations/find-invitation.ts'
import { avaliacoesLoja } from '../tables.ts'

type WriteStoreEvaluationInput = {
  key: string
  atendimento: number
  experiencia: number
  satisfacao: number
  mensagem: string
  autorizacao: boolean
}

/**
 * Stores an evaluation of the store under the key of an invitation; until it is confirmed, it may be rewritten. Refuses
 * `CamposInvalidos`, `TentativasDemais`, and `ChaveInvalida` for a key that is unknown, expired or confirmed.
 */
export async function writeStoreEvaluation(
  context: RequestContext,
  sent: WriteStoreEvaluationInput,
): Promise<{ sucesso: boolean }> {
  const { key, ...notes } = sent
  const { id, order } = await findInvitation(context, key)
  const mensagem = readText(sent.mensagem)
  const campos = problem('mensagem', textProblem(mensagem, { from: 0, to: 2000, what: 'a sua opinião' }))
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
  await countTry(context, 'review', order.email)

  const row = { ...notes, mensagem, data: context.now, situacao: 'pendente' as const }
  const saved = await context.db
    .insert(avaliacoesLoja)
    .values({ ...row, nome: order.nome, email: order.email, idConvite: id, chaveHash: keyHash(key) })
    .onConflictDoUpdate({
      target: avaliacoesLoja.idConvite,
      set: { ...row, chaveHash: keyHash(key) },
      setWhere: isNull(avaliacoesLoja.confirmadaEm),
    })
    .returning({ id: avaliacoesLoja.id })
  if (saved.length === 0) throw refuse('ChaveInvalida')

  return { sucesso: true }
}
