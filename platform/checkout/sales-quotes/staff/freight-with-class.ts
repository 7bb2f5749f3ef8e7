import type { Freight } from '#contract/settings/shipping.ts'
import { unitsInLines } from '#domain/cart/teaching/pupil-units.ts'
import type { QuotedSku } from '#platform/cart/items/quoted-goods.ts'
import { schoolDelivery } from '#platform/cart/teaching/school-delivery.ts'
import { unitsOfQuoteNow } from '#platform/customers/teaching/purchases/quoted-units.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { quoteFreight } from '#platform/shipping/quotes/quote-freight.ts'
import type { VersionRow } from '../tables.ts'

type FreightWithClassInput = {
  /** The version before, with the units for pupils. */
  versao: Pick<VersionRow, 'alunos'>
  itens: (QuotedSku & { quantidade: number })[]
  /** The workshop's days. */
  oficina: number
}

/** The delivery of goods to the school of the class for whose pupils all of them still are; null if there is none. */
export async function freightWithClass(
  context: RequestContext,
  { versao, itens, oficina }: FreightWithClassInput,
): Promise<Freight | null> {
  const alunos = unitsInLines(await unitsOfQuoteNow(context.db, versao.alunos), itens)
  const school = await schoolDelivery(context, { lines: itens, alunos })
  if (!school) return null
  // Its price does not depend on the CEP.
  const { cep } = context.settings.loja.endereco
  const { fretes } = await quoteFreight(context, {
    cep,
    itens,
    oficina,
    freteGratis: null,
    escola: school.offer,
  })

  return fretes.find(({ id }) => id === school.offer.id) ?? null
}
