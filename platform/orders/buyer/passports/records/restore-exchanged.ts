import { eq } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { flagOrder } from '#platform/orders/attention/flag-order.ts'
import { isSerialTaken } from '../issue/new-passport.ts'
import { noteEvent } from '../passport-rows.ts'
import { passaportes } from '../tables.ts'

type Undone = {
  /** The trade-in. */
  id: string
  idPedido: string
  nome: string
  autor: string
}

/**
 * Makes the passport valid again that an inspection withdrew, since that is undone. If it withdrew none, staff may have
 * done so by hand: the order is flagged. Refuses `TrocaNaoPermitida` if its serial number has another passport by now.
 */
export async function restoreExchanged(
  context: Pick<RequestContext, 'db' | 'now'>,
  { id, idPedido, nome, autor }: Undone,
): Promise<void> {
  const { db, now } = context
  const [restored] = await db
    .update(passaportes)
    .set({ anuladoEm: null, anuladoPelaTroca: null })
    .where(eq(passaportes.anuladoPelaTroca, id))
    .returning()
  if (restored) {
    if (await isSerialTaken(db, restored)) throw refuse('TrocaNaoPermitida', undefined, SOLD_AGAIN)
    await noteEvent(db, now, { id: restored.id, tipo: 'emissao', texto: RESTORED, autor })
  } else if ((await db.$count(passaportes, eq(passaportes.idPedido, idPedido))) > 0)
    await flagOrder(
      context,
      idPedido,
      `A conferência da troca (1 × ${nome}) foi desfeita: confira se o passaporte dele deve continuar anulado.`,
    )
}

const RESTORED = 'Passaporte válido de novo: a conferência da troca foi desfeita.'

const SOLD_AGAIN =
  'O número de série deste instrumento já tem outro passaporte: a loja o vendeu de novo, e a conferência não se corrige mais.'
