import { eq } from 'drizzle-orm'
import type { Coordinates } from '#domain/shipping/coordinates.ts'
import { hasDistances, methodOffer } from '#domain/shipping/methods/freight-method.ts'
import { straightDistance } from '#domain/shipping/straight-distance.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { Carrier } from '../port.ts'
import { fretesMetodos } from '../tables.ts'

/**
 * The ways to deliver that the merchant made in the panel. Where the shopper is on the map is only looked up for a
 * method that needs it; if that is not known in time, its distances are not known.
 */
export function ownMethods(context: Pick<RequestContext, 'db' | 'settings' | 'findCoordinates'>): Carrier {
  const { db, settings, findCoordinates } = context
  const { frete, enderecos } = settings.sistema

  return async (shipment) => {
    const rows = await db.select().from(fretesMetodos).where(eq(fretesMetodos.ativo, true))
    const methods = rows.map((method) => ({
      method,
      from: hasDistances(method.regras) ? (method.origem ?? frete.coordenadas) : null,
    }))
    const to = methods.some(({ from }) => from !== null)
      ? (await findCoordinates(shipment.cep, enderecos.busca)).coordenadas
      : null

    return methods.flatMap(
      ({ method, from }) => methodOffer(method, { ...shipment, distancia: metres(from, to) }) ?? [],
    )
  }
}

function metres(from: Coordinates | null, to: Coordinates | null): number | null {
  return from && to ? straightDistance(from, to) : null
}
