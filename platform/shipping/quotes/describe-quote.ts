import type { FreightQuote } from '#contract/settings/shipping.ts'
import { placeOf } from '#domain/customer/address/cep-city.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { type FreeFreightState, freeFreightState, storeFreeFreight } from '#domain/shipping/free-freight.ts'
import { statesText } from '#domain/shipping/states.ts'
import { NO_TIME, workshopDaysSentence } from '#domain/workshop/service-words.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { StoredQuote } from '../rows.ts'
import type { QuoteRequest } from './quote-digest.ts'

/** The destination, and whether the store's free freight applies there. Refuses `CepInvalido`. */
export function readRequest({ settings }: Pick<RequestContext, 'settings'>, { cep, itens }: QuoteRequest) {
  const place = placeOf(cep)
  if (!place) throw refuse('CepInvalido')
  const subtotal = itens.reduce((sum, item) => sum + item.precoPor * item.quantidade, 0)

  return {
    place,
    freeFreight: freeFreightState({ subtotal, uf: place.uf }, storeFreeFreight(settings.sistema)),
  }
}

/** Maps a quote to the contract's JSON. */
export function describeQuote(
  context: Pick<RequestContext, 'settings'>,
  request: QuoteRequest,
  { idCotacao, fretes, expiraEm }: StoredQuote,
): FreightQuote {
  const { place, freeFreight } = readRequest(context, request)
  const { cep, uf, cidade } = place
  const restricaoEntrega = !fretes.some(({ tipo }) => tipo === 'entrega')
  const { ufsFreteGratis } = context.settings.sistema.frete

  return {
    idCotacao,
    cep,
    uf,
    cidade,
    fretes,
    restricaoEntrega,
    expiraEm: expiraEm.toISOString(),
    mensagem: sentences(),
  }

  function sentences(): string {
    const { oficina = 0 } = request
    if (oficina === null) return NO_TIME
    if (restricaoEntrega) return restriction(place)

    return [freeFreightSentence(freeFreight, ufsFreteGratis), workshopDaysSentence(oficina)]
      .filter(Boolean)
      .join(' ')
  }
}

function restriction({ cep, uf, cidade }: { cep: string; uf: string; cidade: string }): string {
  const where = cidade === '' ? uf : `${cidade}, ${uf}`

  return `Ainda não temos entrega destes produtos para o CEP ${formatCep(cep)} (${where}). Fale com a gente: procuramos um jeito.`
}

/** Tells shoppers outside of the region why the freight isn't free. */
function freeFreightSentence(state: FreeFreightState, ufs: readonly string[]): string {
  if (state !== 'otherState') return ''

  return `O frete grátis vale para entregas em ${statesText(ufs)}.`
}
