import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { listasPessoais, listasPessoaisItens } from './tables.ts'

/** A customer's lists with their items, for the download of personal data. */
export async function exportLists(db: Database, idCliente: number) {
  const lists = await db.select().from(listasPessoais).where(eq(listasPessoais.idCliente, idCliente))
  const items = await db
    .select()
    .from(listasPessoaisItens)
    .where(
      inArray(
        listasPessoaisItens.idLista,
        lists.map(({ id }) => id),
      ),
    )
    .orderBy(asc(listasPessoaisItens.ordem))

  return lists.map(({ id, nome, chave, criadoEm, alteradoEm }) => ({
    nome,
    compartilhada: chave !== null,
    criadoEm,
    alteradoEm,
    itens: items
      .filter(({ idLista }) => idLista === id)
      .map(({ idProduto, nome: product, quantidade, nota }) => ({
        idProduto,
        nome: product,
        quantidade,
        nota,
      })),
  }))
}
