import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { ALERTS, type AlertChannels, defaultChannels } from '#domain/staff/alerts.ts'
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

/** An event older than this when its job runs is not mailed or pushed. */
const RECENT_MS = DAY_MS

/** Stores an alert for each staff member who may see it and wants it, and enqueues their push messages. */
export async function recordAlert(
  { db, now, idTarefa }: Pick<JobContext, 'db' | 'now' | 'idTarefa'>,
  { tipo, texto, caminho, em }: Alert,
): Promise<void> {
  const criadoEm = new Date(em)
  const isRecent = now.getTime() - criadoEm.getTime() < RECENT_MS
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
    // Skips staff who have not accepted their invitation.
    .where(and(eq(funcionarios.ativo, true), isNotNull(funcionarios.senha)))
  const rows = people
    .filter(({ papel }) => may(papel, ALERTS[tipo].view))
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
    const created = await tx.insert(avisos).values(rows).onConflictDoNothing().returning()
    await enqueuePushes(
      tx,
      created.filter(({ porPush }) => porPush),
    )
  })

  function waysOf({ papel, painel, email, push }: (typeof people)[number]): AlertChannels {
    const usual = defaultChannels(papel, tipo)
    if (painel === null || email === null) return usual

    return { painel, email, push: push ?? usual.push }
  }
}

/** One job per device, so that an unreachable device delays no other. */
async function enqueuePushes(tx: Database, created: { id: number; idFuncionario: number }[]): Promise<void> {
  if (created.length === 0) return
  const devices = await tx
    .select({ id: aparelhos.id, idFuncionario: aparelhos.idFuncionario })
    .from(aparelhos)
    .where(
      inArray(
        aparelhos.idFuncionario,
        created.map(({ idFuncionario }) => idFuncionario),
      ),
    )
  for (const { id, idFuncionario } of devices) {
    const alert = created.find((one) => one.idFuncionario === idFuncionario)
    if (alert) await enqueue(tx, STAFF_PUSH, { aparelho: id, aviso: alert.id })
  }
}
