import type { FreightQuote } from '#contract/settings/shipping.ts'
import { freightOptions } from '#domain/shipping/freight-options.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { freightTables } from '../carriers/freight-tables.ts'
import { pickUp } from '../carriers/pick-up.ts'
import type { Shipment } from '../port.ts'
import { storeQuote } from '../rows.ts'
import { describeQuote, readRequest } from './describe-quote.ts'
import { type QuoteRequest, requestDigest } from './quote-digest.ts'

/** How long a quote holds: as long as a shopper takes who is called away while paying. */
const VALID_MS = 2 * 60 * 60_000

/**
 * What it costs to have goods delivered, kept under an id that an order can take. The same question asked again at the same
 * prices is the same quote. Refuses `CepInvalido`.
 */
export async function quoteFreight(context: RequestContext, request: QuoteRequest): Promise<FreightQuote> {
  const { db, settings, agora } = context
  const { place, freeFreight } = readRequest(context, request)

  const offers = await offersFor(context, { ...place, origem: storeCep(context), itens: request.itens })
  const fretes = freightOptions(offers, {
    agora,
    frete: settings.sistema.frete,
    freteGratis: request.freteGratis,
    ganhou: freeFreight === 'ganhou',
  })
  const expiraEm = new Date(agora.getTime() + VALID_MS)
  const idCotacao = await storeQuote(db, { pedido: requestDigest(place.cep, request), fretes, expiraEm })

  return describeQuote(context, request, { idCotacao, fretes, expiraEm })
}

async function offersFor(context: RequestContext, shipment: Shipment) {
  const [delivered, fetched] = await Promise.all([
    context.freight(freightTables(context.db))(shipment),
    context.settings.sistema.frete.retirada ? pickUp(shipment) : [],
  ])
  return [...delivered, ...fetched]
}

function storeCep({ settings }: RequestContext): string {
  return settings.loja.endereco.cep.replace(/\D/g, '')
}
