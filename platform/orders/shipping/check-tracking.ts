import { trackingProblem } from '#domain/shipping/tracking-code.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'

/** Refuses `CamposInvalidos` for a code that its carrier can't have issued. */
export function checkTracking(envio: { codigo: string; transportadora: string }): void {
  const mensagem = trackingProblem(envio)
  if (mensagem) throw refuse('CamposInvalidos', { campos: [{ campo: 'envio.codigo', mensagem }] })
}
