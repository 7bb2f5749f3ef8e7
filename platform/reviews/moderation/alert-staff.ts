import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { alertStaff } from '#platform/infrastructure/jobs/alert-staff.ts'

type When = Pick<RequestContext, 'now'>

/** Alerts staff who answer questions; `produto` is the product's name. */
export function alertOfQuestion(tx: Database, { now: em }: When, produto: string): Promise<void> {
  return alertStaff(tx, { tipo: 'pergunta', texto: `Sobre ${produto}.`, caminho: '/opinioes/perguntas', em })
}

/** Alerts moderators of a product review. */
export function alertOfReview(tx: Database, { now: em }: When, produto: string): Promise<void> {
  return alertStaff(tx, { tipo: 'avaliacao', texto: `De ${produto}.`, caminho: '/opinioes', em })
}

/** Alerts moderators of what a review's author says after ninety days. */
export function alertOfFollowUp(tx: Database, { now: em }: When, produto: string): Promise<void> {
  const texto = `De ${produto}, depois de 90 dias.`

  return alertStaff(tx, { tipo: 'avaliacao', texto, caminho: '/opinioes/retornos', em })
}

/** Alerts moderators of a customer's answer to a question. */
export function alertOfAnswer(tx: Database, { now: em }: When): Promise<void> {
  const texto = 'Resposta de um cliente a uma pergunta.'

  return alertStaff(tx, { tipo: 'avaliacao', texto, caminho: '/opinioes/respostas', em })
}

/** Alerts moderators of an evaluation of the store. */
export function alertOfEvaluation(tx: Database, { now: em }: When): Promise<void> {
  return alertStaff(tx, { tipo: 'avaliacao', texto: 'Da loja.', caminho: '/opinioes/loja', em })
}
