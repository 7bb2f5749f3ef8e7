import type { FreightQuote } from '#contract/settings/shipping.ts'
import { freightOptions } from '#domain/shipping/freight-options.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { activeAccount } from '../accounts/account-rows.ts'
import { freightTables } from '../carriers/freight-tables.ts'
import { ownMethods } from '../carriers/own-methods.ts'
import { pickUp } from '../carriers/pick-up.ts'
import type { Carrier, Shipment } from '../port.ts'
import { storeQuote } from '../rows.ts'
import { describeQuote, readRequest } from './describe-quote.ts'
import { type QuoteRequest, requestDigest } from './quote-digest.ts'

/** How long a quote is valid: a shopper may be called away while paying. */
const VALID_MS = 2 * 60 * 60_000

/**
 * Quotes the delivery of goods, and stores the quote under an id that an order can refer to. The same request at the
 * same prices returns the same quote. Refuses `CepInvalido`.
 */
export async function quoteFreight(context: RequestContext, request: QuoteRequest): Promise<FreightQuote> {
  const { db, settings, now } = context
  const { place, freeFreight } = readRequest(context, request)

  const { oficina = 0 } = request
  const offers =
    oficina === null
      ? []
      : await offersFor(context, { ...place, origem: storeCep(context), itens: request.itens })
  const circumstances = {
    now,
    frete: settings.sistema.frete,
    freteGratis: request.freteGratis,
    earned: freeFreight === 'free',
    oficina: oficina ?? 0,
  }
  // By itself: that it is free makes no other delivery useless, and free freight is for it too, since a parent who chose
  // the delivery that costs the store least would pay for it otherwise.
  const school = request.escola && oficina !== null ? freightOptions([request.escola], circumstances) : []
  const fretes = [...school, ...freightOptions(offers, circumstances)]
  const expiraEm = new Date(now.getTime() + VALID_MS)
  const idCotacao = await storeQuote(db, { pedido: requestDigest(place.cep, request), fretes, expiraEm })

  return describeQuote(context, request, { idCotacao, fretes, expiraEm })
}

async function offersFor(context: RequestContext, shipment: Shipment) {
  const carrier = await carrierOf(context)
  const [delivered, own, fetched] = await Promise.all([
    carrier(shipment),
    ownMethods(context)(shipment),
    context.settings.sistema.frete.retirada ? pickUp(shipment) : [],
  ])
  // A table imported later may have a method's code: then the method, which was made by hand, counts.
  const codes = new Set(own.map(({ id }) => id))

  return [...delivered.filter(({ id }) => !codes.has(id)), ...own, ...fetched]
}

/** Melhor Envio, if the store has an account there, with the store's own tables while it does not answer. */
async function carrierOf(context: RequestContext): Promise<Carrier> {
  const tables = freightTables(context.db)
  const account = await activeAccount(context)
  if (!account || account.services.length === 0) return tables

  return account.orElse(account.api.carrier(account.services), tables)
}

function storeCep({ settings }: RequestContext): string {
  return settings.loja.endereco.cep.replace(/\D/g, '')
}
