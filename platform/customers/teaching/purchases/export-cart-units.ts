import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { listasAlunos as alunos, listasEnsino as listas, carrinhoAlunos as units } from '../tables.ts'

/** For which pupils a cart's units are, for the download of personal data. */
export function exportCartUnits(db: Database, idCarrinho: number) {
  return db
    .select({ aluno: alunos.nome, lista: listas.nome, idSku: units.idSku, quantidade: units.quantidade })
    .from(units)
    .innerJoin(alunos, eq(alunos.id, units.idAluno))
    .innerJoin(listas, eq(listas.id, alunos.idLista))
    .where(eq(units.idCarrinho, idCarrinho))
    .orderBy(asc(units.idAluno), asc(units.idItem))
}
