import type { Message } from '#contract/message.ts'
import { problem } from '#domain/format/field-problem.ts'
import { readText, textProblem } from '#domain/review/read-writer.ts'
import { getUser } from '#platform/customers/sessions/get-user.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { productsReceived } from '#platform/orders/buyer/received-orders.ts'
import { alertOfAnswer } from '../moderation/alert-staff.ts'
import { respostas } from '../tables.ts'
import { findQuestion } from './find-question.ts'

const BOUNDS = { from: 10, to: 1000, what: 'a sua resposta' }

const THANKS: Message = {
  tipo: 'sucesso',
  mensagem: 'Recebemos a sua resposta. Ela aparece na página do produto depois que a nossa equipe a ler.',
}

/**
 * Stores the answer of a customer who received the product, until the store approves it. A second answer replaces the
 * first and waits again. Refuses `LoginNecessario`, `PerguntaInexistente`, `CompraNecessaria`, `CamposInvalidos` and
 * `TentativasDemais`.
 */
export async function writeAnswer(
  context: RequestContext,
  { idPergunta, resposta, site }: { idPergunta: number; resposta: string; site: string },
): Promise<{ mensagens: Message[] }> {
  const { logado, id: idCliente, nomeRazao: nome, email } = await getUser(context)
  if (!logado) throw refuse('LoginNecessario')
  const { idProduto } = await findQuestion(context, idPergunta)
  if (!(await productsReceived(context, idCliente)).includes(idProduto)) throw refuse('CompraNecessaria')
  const words = readText(resposta)
  const campos = problem('resposta', textProblem(words, BOUNDS))
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
  await countTry(context, 'review', email)
  if (site !== '') return { mensagens: [THANKS] }

  const answer = {
    idPergunta,
    idCliente,
    nome,
    email: email.toLowerCase(),
    resposta: words,
    data: context.now,
  }
  await context.db.transaction(async (tx) => {
    await storeAnswer(tx, idProduto, answer)
    await alertOfAnswer(tx, context)
  })

  return { mensagens: [THANKS] }
}

type Answer = Pick<typeof respostas.$inferInsert, 'idPergunta' | 'nome' | 'email' | 'resposta' | 'data'> & {
  idCliente: number
}

async function storeAnswer(tx: Database, idProduto: number, answer: Answer): Promise<void> {
  const row = { ...answer, administrador: false, compraVerificada: true, situacao: 'pendente' as const }
  await tx
    .insert(respostas)
    .values(row)
    .onConflictDoUpdate({ target: [respostas.idPergunta, respostas.idCliente], set: row })
  // The former answer may have been published.
  await invalidateTags(tx, [tags.product(idProduto)])
}
