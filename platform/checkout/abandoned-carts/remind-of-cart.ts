import { and, eq, gt, lte } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import { findAbandonedCart } from '#platform/cart/abandoned/abandoned-carts-page.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { carrinhosLembrados as lembrados } from '../tables.ts'
import { cartOwners } from './cart-owners.ts'
import { CART_REMINDER } from './cart-reminder.ts'

/** The minimum time between two mails to a person, whatever carts they abandon. */
const REMINDER_INTERVAL_MS = DAY_MS

/**
 * Enqueues the mail that reminds of a cart, again if it was sent before. Refuses `CadastroInexistente`,
 * `LembreteSemConsentimento` if the owner did not agree to offers, and `LembreteRecente` within a day.
 */
export async function remindOfCart(context: RequestContext, { id }: { id: number }): Promise<{ em: string }> {
  permit(context, 'marketing.editar')
  const { db, now } = context
  const cart = await findAbandonedCart(db, id)
  if (!cart) throw refuse('CadastroInexistente')
  const owner = (await cartOwners(db, [cart])).get(id)
  if (!owner?.aceitaOfertas) throw refuse('LembreteSemConsentimento')
  const { email } = owner.contato

  await db.transaction(async (tx) => {
    if (!(await recordReminder(tx, { idCarrinho: id, email, em: now }))) throw refuse('LembreteRecente')
    await enqueue(tx, CART_REMINDER, { idCarrinho: id })
    const alvo = { tipo: 'carrinho', id: String(id), nome: `Carrinho ${id}` }
    await recordChange(tx, context, { acao: 'carrinho.lembrado', alvo })
  })

  return { em: now.toISOString() }
}

/** Returns false if this person was reminded recently. */
async function recordReminder(
  tx: Database,
  reminder: { idCarrinho: number; email: string; em: Date },
): Promise<boolean> {
  const before = new Date(reminder.em.getTime() - REMINDER_INTERVAL_MS)
  const recent = and(eq(lembrados.email, reminder.email), gt(lembrados.em, before))
  if ((await tx.$count(lembrados, recent)) > 0) return false
  const noted = await tx
    .insert(lembrados)
    .values(reminder)
    .onConflictDoUpdate({
      target: lembrados.idCarrinho,
      set: { ...reminder, enviadoEm: null, clicadoEm: null },
      // Of two concurrent requests, one wins.
      setWhere: lte(lembrados.em, before),
    })
    .returning({ id: lembrados.idCarrinho })

  return noted.length > 0
}
