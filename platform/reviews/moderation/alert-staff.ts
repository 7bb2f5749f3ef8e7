import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { alertStaff } from '#platform/infrastructure/jobs/alert-staff.ts'

type When = Pick<RequestContext, 'agora'>

/** Lets who answers know of a question about a product; `produto` is its name. */
export function alertOfQuestion(tx: Database, { agora: em }: When, produto: string): Promise<void> {
  return alertStaff(tx, { tipo: 'pergunta', texto: `Sobre ${produto}.`, caminho: '/opinioes/perguntas', em })
}

/** Lets who moderates know of a review of a product. */
export function alertOfReview(tx: Database, { agora: em }: When, produto: string): Promise<void> {
  return alertStaff(tx, { tipo: 'avaliacao', texto: `De ${produto}.`, caminho: '/opinioes', em })
}

/** Lets who moderates know of a customer's answer to a question. */
export function alertOfAnswer(tx: Database, { agora: em }: When): Promise<void> {
  const texto = 'Resposta de um cliente a uma pergunta.'

  return alertStaff(tx, { tipo: 'avaliacao', texto, caminho: '/opinioes/respostas', em })
}

/** Lets who moderates know of an evaluation of the store. */
export function alertOfEvaluation(tx: Database, { agora: em }: When): Promise<void> {
  return alertStaff(tx, { tipo: 'avaliacao', texto: 'Da loja.', caminho: '/opinioes/loja', em })
}
