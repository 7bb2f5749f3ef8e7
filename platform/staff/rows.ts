import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { funcionarios, funcionariosSessoes as sessoes } from './tables.ts'

/** A session that holds, with whose it is. */
export type StaffSessionRow = NonNullable<Awaited<ReturnType<typeof sessionRow>>>

export async function sessionRow(db: Database, hash: string, agora: Date) {
  const [row] = await db
    .select({
      ...{ hash: sessoes.hash, etapa: sessoes.etapa, vistaEm: sessoes.vistaEm },
      ...{
        id: funcionarios.id,
        nome: funcionarios.nome,
        email: funcionarios.email,
        papel: funcionarios.papel,
      },
    })
    .from(sessoes)
    .innerJoin(funcionarios, and(eq(funcionarios.id, sessoes.idFuncionario), eq(funcionarios.ativo, true)))
    .where(and(eq(sessoes.hash, hash), gt(sessoes.expiraEm, agora)))

  return row ?? null
}

export type StaffRow = typeof funcionarios.$inferSelect

export async function staffRow(db: Database, id: number): Promise<StaffRow | null> {
  const [row] = await db.select().from(funcionarios).where(eq(funcionarios.id, id))

  return row ?? null
}
