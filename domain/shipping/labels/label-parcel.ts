import { withUrl } from '../../order/tracking-url.ts'
import { trackingProblem } from '../tracking-code.ts'

/** Where Melhor Envio shows the way of every parcel that it sold the label of. */
const TRACKER = 'https://www.melhorrastreio.com.br/rastreio/'

/**
 * Returns the tracking data of a label's parcel: the carrier's own page for a code of Correios whose check digit is
 * right (UPU S10), and Melhor Envio's page for any other code.
 */
export function parcelOfLabel({ codigo, nome }: { codigo: string; nome: string }) {
  const parcel = { codigo, transportadora: nome, url: '' }
  const withCarrier = trackingProblem(parcel) === null ? withUrl(parcel) : parcel

  return withCarrier.url === '' ? { ...parcel, url: TRACKER + encodeURIComponent(codigo) } : withCarrier
}
