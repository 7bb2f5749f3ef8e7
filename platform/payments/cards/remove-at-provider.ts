import { eq } from 'drizzle-orm'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { alertStaff } from '#platform/infrastructure/jobs/alert-staff.ts'
import { contasPagamento } from '../accounts/tables.ts'
import type { CardVault } from '../port.ts'
import { cartoesGuardados, type SavedCardRow } from './tables.ts'

/** How long a provider is asked to remove a card that it refuses to remove, or without an answer. */
const MAX_WAIT = 3 * DAY_MS

const FIRST_PAUSE = 5 * MINUTE_MS

type RemovalContext = Pick<RequestContext, 'db' | 'now' | 'funcionario' | 'ip'>

/**
 * Removes a card at its provider, and then here. Throws what the provider answered otherwise: the card waits for the
 * next try, after longer and longer pauses. After three days the shop gives up; an alert and the audit say so, since the
 * card is still at the provider.
 */
export async function removeAtProvider(
  context: RemovalContext,
  row: SavedCardRow,
  vault: CardVault | null | undefined,
): Promise<void> {
  const { id, clienteProvedor: cliente, cartaoProvedor: cartao } = row
  try {
    if (vault && cliente && cartao) await vault.remove({ cliente, cartao })
  } catch (error) {
    await postpone(context, row)
    throw error
  }
  await deleteCard(context.db, id)
}

/** Deletes a card here. */
export async function deleteCard(db: Database, id: string): Promise<void> {
  await db.delete(cartoesGuardados).where(eq(cartoesGuardados.id, id))
}

async function postpone(context: RemovalContext, row: SavedCardRow): Promise<void> {
  const { db, now } = context
  const falhaDesde = row.falhaDesde ?? now
  const age = now.getTime() - falhaDesde.getTime()
  if (age >= MAX_WAIT) return giveUp(context, row)
  const tentarEm = new Date(now.getTime() + Math.max(FIRST_PAUSE, age / 4))
  await db.update(cartoesGuardados).set({ falhaDesde, tentarEm }).where(eq(cartoesGuardados.id, row.id))
}

/** The audit has the provider's ids, by which the merchant finds the card there. */
async function giveUp(context: RemovalContext, row: SavedCardRow): Promise<void> {
  const { id, idConta, clienteProvedor, cartaoProvedor } = row
  await context.db.transaction(async (tx) => {
    const [account] = await tx
      .select({ nome: contasPagamento.nome })
      .from(contasPagamento)
      .where(eq(contasPagamento.id, idConta))
    const nome = account?.nome ?? ''
    await deleteCard(tx, id)
    await recordChange(tx, context, {
      acao: 'contaPagamento.cartao-nao-apagado',
      alvo: { tipo: 'contaPagamento', id: idConta, nome },
      depois: { clienteProvedor, cartaoProvedor },
      quem: { id: null, nome: 'A loja' },
    })
    await alertStaff(tx, {
      tipo: 'cartaoNaoApagado',
      texto: `${nome}: apague lá o cartão que a auditoria mostra.`,
      caminho: '/auditoria',
      em: context.now,
    })
  })
}
