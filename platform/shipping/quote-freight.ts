import type { FreightQuote } from '#contract/shipping.ts'
import { placeOf } from '#domain/cep-city.ts'
import { formatCep } from '#domain/format-cep.ts'
import { freeFreightThreshold, type Threshold } from '#domain/shipping/free-freight.ts'
import { freightOptions } from '#domain/shipping/freight-options.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { freightTables } from './freight-tables.ts'
import { pickUp } from './pick-up.ts'
import type { Shipment } from './port.ts'
import { type QuoteRequest, requestDigest } from './quote-digest.ts'
import { keepQuote } from './rows.ts'

/** How long a quote holds: as long as a shopper takes who is called away while paying. */
const VALID_MS = 2 * 60 * 60_000

/**
 * What it costs to have goods delivered, kept under an id that an order can take. The same question asked again at the same
 * prices is the same quote. Refuses `CepInvalido`.
 */
export async function quoteFreight(visit: Visit, request: QuoteRequest): Promise<FreightQuote> {
  const { db, settings, agora } = visit
  const place = placeOf(request.cep)
  if (!place) throw refuse('CepInvalido')
  const { frete, checkout } = settings.sistema
  const subtotal = request.itens.reduce((sum, item) => sum + item.precoPor * item.quantidade, 0)
  const threshold = freeFreightThreshold({ subtotal, uf: place.uf }, checkout.carrinho, frete)

  const offers = await offersFor(visit, { ...place, origem: storeCep(visit), itens: request.itens })
  const fretes = freightOptions(offers, {
    ...{ agora, frete, freteGratis: request.freteGratis },
    ganhou: threshold === 'ganhou',
  })
  const expiraEm = new Date(agora.getTime() + VALID_MS)
  const idCotacao = await keepQuote(db, { pedido: requestDigest(place.cep, request), fretes, expiraEm })
  const restricaoEntrega = !fretes.some(({ tipo }) => tipo === 'entrega')
  const { cep, uf, cidade } = place

  return {
    ...{ idCotacao, cep, uf, cidade, fretes, restricaoEntrega },
    expiraEm: expiraEm.toISOString(),
    mensagem: restricaoEntrega ? restriction(place) : thresholdSentence(threshold, frete.ufsFreteGratis),
  }
}

async function offersFor(visit: Visit, shipment: Shipment) {
  const [delivered, fetched] = await Promise.all([
    visit.freight(freightTables(visit.db))(shipment),
    visit.settings.sistema.frete.retirada ? pickUp(shipment) : [],
  ])
  return [...delivered, ...fetched]
}

function storeCep({ settings }: Visit): string {
  return settings.loja.endereco.cep.replace(/\D/g, '')
}

function restriction({ cep, uf, cidade }: { cep: string; uf: string; cidade: string }): string {
  const where = cidade === '' ? uf : `${cidade}, ${uf}`

  return `Ainda não temos entrega destes produtos para o CEP ${formatCep(cep)} (${where}). Fale com a gente: procuramos um jeito.`
}

/** Who expects free freight reads why it isn't. */
function thresholdSentence(threshold: Threshold, ufs: readonly string[]): string {
  if (threshold !== 'foraDaRegiao') return ''

  return `O frete grátis vale para entregas em ${new Intl.ListFormat('pt-BR').format(ufs)}.`
}
