import { eq } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { keyHash, newKey } from '#platform/infrastructure/security/keys.ts'
import { pledgeOf } from '#platform/orders/returns/trade-ins/pledged-instrument.ts'
import { lockOwnPassport } from '../passport-rows.ts'
import { passaportesPassagens as passagens } from '../tables.ts'

/** Long enough for a sale between private people, and its parcel. */
const OFFER_DAYS = 14

/**
 * Creates the link by which the next owner takes an instrument over, in place of an earlier one. Refuses
 * `LoginNecessario`, `PassaporteInexistente`, and `PassaporteNaoPermite` for one that is missing or was withdrawn, or that
 * an order's trade-in still waits for.
 */
export async function offerHandover(
  context: RequestContext,
  { codigo }: { codigo: string },
): Promise<{ chave: string; expiraEm: string }> {
  const idCliente = await requireCustomer(context)
  const { now } = context
  const chave = newKey()
  const expiraEm = new Date(now.getTime() + OFFER_DAYS * DAY_MS)
  const offer = { chaveHash: keyHash(chave), criadaEm: now, expiraEm }
  await context.db.transaction(async (tx) => {
    const { id, alerta, anuladoEm } = await lockOwnPassport(tx, { codigo, idCliente })
    if (anuladoEm) throw refuse('PassaporteNaoPermite', undefined, 'Este passaporte foi anulado pela loja.')
    if (alerta)
      throw refuse('PassaporteNaoPermite', undefined, 'Antes, diga que o instrumento está com você de novo.')
    if (await pledgeOf(tx, { id, idCliente }))
      throw refuse(
        'PassaporteNaoPermite',
        undefined,
        'Um pedido seu usa o crédito da troca deste instrumento: ele vem para a loja e não pode ser passado adiante até a loja o conferir.',
      )
    await tx
      .insert(passagens)
      .values({ idPassaporte: id, ...offer })
      .onConflictDoUpdate({ target: passagens.idPassaporte, set: offer })
  })

  return { chave, expiraEm: expiraEm.toISOString() }
}

/** Ends the open link of an instrument. Refuses `LoginNecessario` and `PassaporteInexistente`. */
export async function withdrawOffer(
  context: RequestContext,
  { codigo }: { codigo: string },
): Promise<Record<string, never>> {
  const idCliente = await requireCustomer(context)
  await context.db.transaction(async (tx) => {
    const { id } = await lockOwnPassport(tx, { codigo, idCliente })
    await tx.delete(passagens).where(eq(passagens.idPassaporte, id))
  })

  return {}
}
