import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { MAX_UNCONFIRMED } from '#domain/review/price-alert.ts'
import type { Database } from '#platform/database/connect.ts'
import { avisosPrecoEnderecos as addresses, avisosPreco as alerts } from './tables.ts'

export type AddressRow = typeof addresses.$inferSelect
export type AlertRow = typeof alerts.$inferSelect

type StoreAlertInput = Pick<
  AlertRow,
  'idProduto' | 'idSku' | 'alvo' | 'referencia' | 'criadoEm' | 'texto'
> & {
  idEndereco: number
  /** Whether the address is known to be the visitor's. */
  confirmed: boolean
}

/** The row of an address, which is new if it has none; locked, so that requests of one address follow each other. */
export async function ensureAddress(tx: Database, email: string): Promise<AddressRow> {
  const semente = sql`replace(gen_random_uuid()::text, '-', '')`
  const [row] = await tx
    .insert(addresses)
    .values({ email, semente })
    .onConflictDoUpdate({ target: addresses.email, set: { email } })
    .returning()
  if (!row) throw new Error('The address was neither inserted nor updated.')

  return row
}

/**
 * Stores an alert, one for each SKU and address. A repeated request of the address's owner replaces what they wait for; a
 * stranger's changes nothing that counts. Of unconfirmed ones, the oldest give way.
 */
export async function storeAlert(tx: Database, { confirmed, ...alert }: StoreAlertInput): Promise<void> {
  const confirmadoEm = confirmed ? alert.criadoEm : null
  await tx
    .insert(alerts)
    .values({ ...alert, confirmadoEm })
    .onConflictDoUpdate({
      target: [alerts.idSku, alerts.idEndereco],
      set: {
        alvo: sql`excluded.alvo`,
        referencia: sql`excluded.referencia`,
        confirmadoEm: sql`coalesce(${alerts.confirmadoEm}, excluded.confirmado_em)`,
      },
      setWhere: confirmed ? sql`true` : isNull(alerts.confirmadoEm),
    })
  await tx.delete(alerts).where(
    inArray(
      alerts.id,
      tx
        .select({ id: alerts.id })
        .from(alerts)
        .where(and(eq(alerts.idEndereco, alert.idEndereco), isNull(alerts.confirmadoEm)))
        .orderBy(desc(alerts.criadoEm), desc(alerts.id))
        .offset(MAX_UNCONFIRMED),
    ),
  )
}

/** How many alerts of an address count; those of `except` are left out. */
export async function countAlerts(tx: Database, idEndereco: number, except = 0): Promise<number> {
  const [counted] = await tx
    .select({ total: count() })
    .from(alerts)
    .where(
      and(
        eq(alerts.idEndereco, idEndereco),
        isNotNull(alerts.confirmadoEm),
        sql`${alerts.idSku} <> ${except}`,
      ),
    )

  return counted?.total ?? 0
}

export async function findAddress(db: Database, id: number): Promise<AddressRow | null> {
  const [row] = await db.select().from(addresses).where(eq(addresses.id, id))

  return row ?? null
}

export function alertsOf(db: Database, idEndereco: number): Promise<AlertRow[]> {
  return db
    .select()
    .from(alerts)
    .where(eq(alerts.idEndereco, idEndereco))
    .orderBy(desc(alerts.criadoEm), desc(alerts.id))
}
