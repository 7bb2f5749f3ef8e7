import { eq } from 'drizzle-orm'
import { methodOffer } from '#domain/shipping/methods/freight-method.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Carrier } from '../port.ts'
import { fretesMetodos } from '../tables.ts'

/** The ways to deliver that the merchant made in the panel. */
export function ownMethods(db: Database): Carrier {
  return async (shipment) => {
    const methods = await db.select().from(fretesMetodos).where(eq(fretesMetodos.ativo, true))

    return methods.flatMap((method) => methodOffer(method, shipment) ?? [])
  }
}
