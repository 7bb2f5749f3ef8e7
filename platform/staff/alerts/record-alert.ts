import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { ALERTS, type AlertWays, usualWays } from '#domain/staff/alerts.ts'
import { may } from '#domain/staff/permissions.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Alert } from '#platform/infrastructure/jobs/alert-staff.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { funcionarios } from '../tables.ts'
import { STAFF_PUSH } from './push/push-queue.ts'
import {
  funcionariosAparelhos as aparelhos,
  funcionariosAvisos as avisos,
  funcionariosAvisosEscolhas as escolhas,
} from './tables.ts'

/** What is older than this when its job runs is no news that a mail or a device should carry. */
const RECENT_MS = DAY_MS

/** Writes down, for each of the store's people who may see it and wants to, that something happened, and asks for their devices to be told. */
export async function recordAlert(
  { db, agora, idTarefa }: Pick<JobContext, 'db' | 'agora' | 'idTarefa'>,
  { tipo, texto, caminho, em }: Alert,
): Promise<void> {
  const criadoEm = new Date(em)
  const isRecent = agora.getTime() - criadoEm.getTime() < RECENT_MS
  const people = await db
    .select({
      id: funcionarios.id,
      papel: funcionarios.papel,
      painel: escolhas.painel,
      email: escolhas.email,
      push: escolhas.push,
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
      porEmail: ways.email && isRecent,
      porPush: ways.push && isRecent,
    }))
    .filter(({ noPainel, porEmail, porPush }) => noPainel || porEmail || porPush)
  if (rows.length === 0) return
  await db.transaction(async (tx) => {
    const told = await tx.insert(avisos).values(rows).onConflictDoNothing().returning()
    await askForPushes(
      tx,
      told.filter(({ porPush }) => porPush),
    )
  })

  function waysOf({ papel, painel, email, push }: (typeof people)[number]): AlertWays {
    const usual = usualWays(papel, tipo)
    if (painel === null || email === null) return usual

    return { painel, email, push: push ?? usual.push }
  }
}

/** One job for each device of those who were told: a device that is away keeps no other waiting. */
async function askForPushes(tx: Database, told: { id: number; idFuncionario: number }[]): Promise<void> {
  if (told.length === 0) return
  const devices = await tx
    .select({ id: aparelhos.id, idFuncionario: aparelhos.idFuncionario })
    .from(aparelhos)
    .where(
      inArray(
        aparelhos.idFuncionario,
        told.map(({ idFuncionario }) => idFuncionario),
      ),
    )
  for (const { id, idFuncionario } of devices) {
    const alert = told.find((one) => one.idFuncionario === idFuncionario)
    if (alert) await enqueue(tx, STAFF_PUSH, { aparelho: id, aviso: alert.id })
  }
}
