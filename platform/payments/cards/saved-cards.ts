import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { isExpired } from '#domain/payments/cards/expiry.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { cartoesGuardados, type SavedCardRow } from './tables.ts'

/** A stored card: `bandeira` is the shop's name of the brand, `final` its last four digits, `ano` has four digits. */
export type SavedCard = {
  id: string
  idConta: string
  bandeira: string
  final: string
  mes: number
  ano: number
  vencido: boolean
  /** The provider's ids of its holder and of the card. */
  clienteProvedor: string
  cartaoProvedor: string
}

/** A customer's stored cards, the newest first. */
export async function savedCardsOf(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  idCliente: number,
): Promise<SavedCard[]> {
  const rows = await db
    .select()
    .from(cartoesGuardados)
    .where(and(eq(cartoesGuardados.idCliente, idCliente), isNotNull(cartoesGuardados.cartaoProvedor)))
    .orderBy(desc(cartoesGuardados.consentidoEm))

  return rows.flatMap((row) => savedCard(row, now) ?? [])
}

/** A stored card as its customer knows it, without the ids of account and provider. */
export function shownCard({ id, bandeira, final, mes, ano, vencido }: SavedCard) {
  return { id, bandeira, final, mes, ano, vencido }
}

/** What the store has of a customer's cards, and the consent to it, for the download of personal data. */
export function exportCards(db: Database, idCliente: number) {
  const { bandeira, final, mes, ano, consentimento, consentidoEm } = cartoesGuardados

  return db
    .select({ bandeira, final, mes, ano, consentimento, consentidoEm })
    .from(cartoesGuardados)
    .where(eq(cartoesGuardados.idCliente, idCliente))
    .orderBy(desc(cartoesGuardados.consentidoEm))
}

/** Null for one that its provider has not stored yet. */
function savedCard(row: SavedCardRow, now: Date): SavedCard | null {
  const { id, idConta, bandeira, final, mes, ano, clienteProvedor, cartaoProvedor } = row
  if (!bandeira || !final || !mes || !ano || !clienteProvedor || !cartaoProvedor) return null
  const vencido = isExpired({ mes, ano }, saoPauloClock(now).dia)

  return { id, idConta, bandeira, final, mes, ano, vencido, clienteProvedor, cartaoProvedor }
}
