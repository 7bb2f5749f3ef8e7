import { and, asc, eq, inArray, min, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import {
  listasAlunos as alunos,
  listasCompras as compras,
  contasEnsino as contas,
  listasEnsino as listas,
} from '../tables.ts'

/** Units of an order for a pupil; the name is empty for a pupil who was taken off the list. */
export type PupilsUnits = { idPedido: string; idSku: number | null; aluno: string; quantidade: number }

/** What orders have for pupils and was not cancelled, by the pupils' places on their list. */
export async function pupilsOfOrders(db: Database, ids: readonly string[]): Promise<PupilsUnits[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      idPedido: compras.idPedido,
      idSku: compras.idSku,
      aluno: alunos.nome,
      quantidade: sql<number>`sum(${compras.quantidade})::integer`,
    })
    .from(compras)
    .leftJoin(alunos, eq(alunos.id, compras.idAluno))
    .where(and(inArray(compras.idPedido, [...ids]), ne(compras.situacao, 'cancelada')))
    .groupBy(compras.idPedido, compras.idSku, alunos.id)
    .orderBy(asc(alunos.posicao), asc(alunos.id), asc(min(compras.id)))

  return rows.map((row) => ({ ...row, aluno: row.aluno ?? '' }))
}

/** Units of one order's SKU for a pupil of a list. */
export type PupilsUnitsOfOrder = { idSku: number; nome: string; lista: string; quantidade: number }

/** What an order (an id) has for pupils, by their places: an expression for the order's statement. */
export function pupilsInStatement(idPedido: SQL): SQL<PupilsUnitsOfOrder[]> {
  return sql<PupilsUnitsOfOrder[]>`(
    select coalesce(json_agg(json_build_object(
      'idSku', units.id_sku, 'nome', units.nome, 'lista', units.lista, 'quantidade', units.quantidade
    ) order by units.posicao, units.id_aluno), '[]')
    from (
      select bought.id_sku, pupil.id as id_aluno, pupil.nome, pupil.posicao, list.nome as lista,
        sum(bought.quantidade)::integer as quantidade
      from listas_compras bought
      join listas_alunos pupil on pupil.id = bought.id_aluno
      join listas_ensino list on list.id = bought.id_lista
      where bought.id_pedido = ${idPedido} and bought.id_sku is not null
      group by bought.id_sku, pupil.id, list.id
    ) units
  )`
}

/** Lists with the names of their accounts, and where they are collected. */
export function listsById(db: Database, ids: readonly string[]) {
  return db
    .select({
      idLista: listas.id,
      nome: listas.nome,
      conta: contas.nome,
      prazo: listas.prazo,
      endereco: listas.endereco,
    })
    .from(listas)
    .innerJoin(contas, eq(contas.idCliente, listas.idCliente))
    .where(inArray(listas.id, [...ids]))
}
