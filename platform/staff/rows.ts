import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import {
  funcionariosChaves as chaves,
  funcionariosCodigos as codigos,
  funcionarios,
  funcionariosSessoes as sessoes,
} from './tables.ts'

/** Returns a valid session with its owner. */
export type StaffSessionRow = NonNullable<Awaited<ReturnType<typeof sessionRow>>>

export async function sessionRow(db: Database, hash: string, now: Date) {
  const [row] = await db
    .select({
      hash: sessoes.hash,
      etapa: sessoes.etapa,
      vistaEm: sessoes.vistaEm,
      id: funcionarios.id,
      nome: funcionarios.nome,
      email: funcionarios.email,
      papel: funcionarios.papel,
    })
    .from(sessoes)
    .innerJoin(funcionarios, and(eq(funcionarios.id, sessoes.idFuncionario), eq(funcionarios.ativo, true)))
    .where(and(eq(sessoes.hash, hash), gt(sessoes.expiraEm, now)))

  return row ?? null
}

export type StaffRow = typeof funcionarios.$inferSelect

export async function staffRow(db: Database, id: number): Promise<StaffRow | null> {
  const [row] = await db.select().from(funcionarios).where(eq(funcionarios.id, id))

  return row ?? null
}

/** A staff member as a target of the audit log. */
export function targetOf({ id, nome }: Pick<StaffRow, 'id' | 'nome'>) {
  return { tipo: 'funcionario', id: String(id), nome }
}

/** Deletes somebody's authenticator app and recovery codes. */
export async function deleteSecondFactor(tx: Database, id: number): Promise<void> {
  await tx
    .update(funcionarios)
    .set({ totpSegredo: null, totpConfirmadoEm: null, totpUltimoPasso: null })
    .where(eq(funcionarios.id, id))
  await tx.delete(codigos).where(eq(codigos.idFuncionario, id))
}

/** Deletes all login methods of somebody except their password. */
export async function deleteAllFactors(tx: Database, id: number): Promise<void> {
  await deleteSecondFactor(tx, id)
  await tx.delete(chaves).where(eq(chaves.idFuncionario, id))
}
