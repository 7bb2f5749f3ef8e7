import { eq, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import { avisosPrecoEnderecos as addresses, avisosPreco as alerts } from './tables.ts'

/** Retention of alerts that count, and of those that nobody confirmed. */
const WAITING_DAYS = 365
const UNCONFIRMED_DAYS = 7

/** Returns all price alerts of an address, for the download of personal data. */
export function exportAlerts(db: Database, email: string) {
  return db
    .select({
      idSku: alerts.idSku,
      alvo: alerts.alvo,
      referencia: alerts.referencia,
      criadoEm: alerts.criadoEm,
      confirmadoEm: alerts.confirmadoEm,
      avisadoEm: alerts.avisadoEm,
      texto: alerts.texto,
    })
    .from(alerts)
    .innerJoin(addresses, eq(addresses.id, alerts.idEndereco))
    .where(eq(addresses.email, email))
}

/** Deletes all price alerts of an address. */
export async function eraseAlerts(tx: Database, email: string): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.email, email))
}

/** Deletes alerts that have served their purpose, and addresses without any (LGPD, art. 16). */
export async function purgeAlerts(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.execute(sql`
    delete from avisos_preco
    where greatest(criado_em, avisado_em) < ${daysAgo(WAITING_DAYS)}::timestamptz
      or (confirmado_em is null and criado_em < ${daysAgo(UNCONFIRMED_DAYS)}::timestamptz)`)
  await db.execute(sql`
    delete from avisos_preco_enderecos e
    where not exists (select from avisos_preco a where a.id_endereco = e.id)`)
}
