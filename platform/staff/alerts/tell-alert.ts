import { and, eq, isNotNull } from 'drizzle-orm'
import { ALERTS, type AlertWays, usualWays } from '#domain/staff/alerts.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Alert } from '#platform/alerts/alert-staff.ts'
import type { JobVisit } from '#platform/jobs/job.ts'
import { funcionarios } from '../tables.ts'
import { funcionariosAvisos as avisos, funcionariosAvisosEscolhas as escolhas } from './tables.ts'

/** What is older than this when its job runs is no news that a mail should carry. */
const NEWS_MS = 86_400_000

/** Writes down, for each of the store's people who may see it and wants to, that something happened. */
export async function tellAlert(
  { db, agora, idTarefa }: Pick<JobVisit, 'db' | 'agora' | 'idTarefa'>,
  { tipo, texto, caminho, em }: Alert,
): Promise<void> {
  const criadoEm = new Date(em)
  const isNews = agora.getTime() - criadoEm.getTime() < NEWS_MS
  const people = await db
    .select({
      id: funcionarios.id,
      papel: funcionarios.papel,
      painel: escolhas.painel,
      email: escolhas.email,
    })
    .from(funcionarios)
    .leftJoin(escolhas, and(eq(escolhas.idFuncionario, funcionarios.id), eq(escolhas.tipo, tipo)))
    // Who has not followed the invitation yet may be nobody.
    .where(and(eq(funcionarios.ativo, true), isNotNull(funcionarios.senha)))
  const rows = people
    .filter(({ papel }) => may(papel, ALERTS[tipo].ver))
    .map((person) => ({ id: person.id, ways: waysOf(person) }))
    .map(({ id, ways }) => ({
      idFuncionario: id,
      idTarefa,
      tipo,
      texto,
      caminho,
      criadoEm,
      noPainel: ways.painel,
      porEmail: ways.email && isNews,
    }))
    .filter(({ noPainel, porEmail }) => noPainel || porEmail)
  if (rows.length > 0) await db.insert(avisos).values(rows).onConflictDoNothing()

  function waysOf({ papel, painel, email }: (typeof people)[number]): AlertWays {
    return painel === null || email === null ? usualWays(papel, tipo) : { painel, email }
  }
}
