import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import {
  listasAlunos as alunos,
  listasEnsino as listas,
  carrinhoGuardadosAlunos as saved,
  carrinhoAlunos as units,
} from '../tables.ts'

/** For which pupils a cart's units are, also those saved for later; for the download of personal data. */
export async function exportCartUnits(db: Database, idCarrinho: number) {
  const [ofLines, ofSaved] = await Promise.all([
    exportUnits(db, units, idCarrinho),
    exportUnits(db, saved, idCarrinho),
  ])

  return [...ofLines, ...ofSaved]
}

function exportUnits(db: Database, table: typeof units | typeof saved, idCarrinho: number) {
  return db
    .select({ aluno: alunos.nome, lista: listas.nome, idSku: table.idSku, quantidade: table.quantidade })
    .from(table)
    .innerJoin(alunos, eq(alunos.id, table.idAluno))
    .innerJoin(listas, eq(listas.id, alunos.idLista))
    .where(eq(table.idCarrinho, idCarrinho))
    .orderBy(asc(table.idAluno), asc(table.idItem))
}
