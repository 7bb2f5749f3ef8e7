import type { FreightQuote } from '#contract/settings/shipping.ts'
import { freightOptions } from '#domain/shipping/freight-options.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { freightTables } from '../carriers/freight-tables.ts'
import { pickUp } from '../carriers/pick-up.ts'
import type { Shipment } from '../port.ts'
import { keepQuote } from '../rows.ts'
import { describeQuote, readRequest } from './describe-quote.ts'
import { type QuoteRequest, requestDigest } from './quote-digest.ts'

/** How long a quote holds: as long as a shopper takes who is called away while paying. */
const VALID_MS = 2 * 60 * 60_000

/**
 * What it costs to have goods delivered, kept under an id that an order can take. The same question asked again at the same
 * prices is the same quote. Refuses `CepInvalido`.
 */
export async function quoteFreight(visit: Visit, request: QuoteRequest): Promise<FreightQuote> {
  const { db, settings, agora } = visit
  const { place, freeFreight } = readRequest(visit, request)

  const offers = await offersFor(visit, { ...place, origem: storeCep(visit), itens: request.itens })
  const fretes = freightOptions(offers, {
    agora,
    frete: settings.sistema.frete,
    freteGratis: request.freteGratis,
    ganhou: freeFreight === 'ganhou',
  })
  const expiraEm = new Date(agora.getTime() + VALID_MS)
  const idCotacao = await keepQuote(db, { pedido: requestDigest(place.cep, request), fretes, expiraEm })

  return describeQuote(visit, request, { idCotacao, fretes, expiraEm })
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
