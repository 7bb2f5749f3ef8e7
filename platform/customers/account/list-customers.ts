import { and, asc, count, desc, eq, inArray, like, type SQL, sql } from 'drizzle-orm'
import type { CustomerSummary } from '#contract/customers/admin-customers.ts'
import { searchWords } from '#domain/customer/search-words.ts'
import { escapeLike } from '#platform/database/like-pattern.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { clientes, gruposClientes, revendasPedidas } from '../tables.ts'

type ListCustomersInput = {
  pagina: number
  porPagina: number
  busca: string
  revenda?: 'pendente' | 'revendedor' | undefined
  idGrupo?: number | undefined
  ordem: keyof typeof ORDERS
}

const NAME = sql`clientes.nome_ordem`

const ORDERS = {
  '-criadoEm': [desc(clientes.criadoEm), desc(clientes.id)],
  criadoEm: [asc(clientes.criadoEm), asc(clientes.id)],
  nome: [asc(NAME), asc(clientes.id)],
  '-nome': [desc(NAME), desc(clientes.id)],
}

/** Returns a page of the customers that match, and their total number. */
export async function listCustomers(
  context: RequestContext,
  filter: ListCustomersInput,
): Promise<{ itens: CustomerSummary[]; total: number }> {
  permit(context, 'clientes.ver')
  const where = conditions(filter)
  const [rows, [counted]] = await Promise.all([
    context.db
      .select({ cliente: clientes, grupo: gruposClientes.nome, revenda: revendasPedidas.situacao })
      .from(clientes)
      .leftJoin(gruposClientes, eq(gruposClientes.id, clientes.idGrupo))
      .leftJoin(revendasPedidas, eq(revendasPedidas.idCliente, clientes.id))
      // Selects the page first: a distant one is skipped in an index.
      .where(
        inArray(
          clientes.id,
          context.db
            .select({ id: clientes.id })
            .from(clientes)
            .where(where)
            .orderBy(...ORDERS[filter.ordem])
            .limit(filter.porPagina)
            .offset((filter.pagina - 1) * filter.porPagina),
        ),
      )
      .orderBy(...ORDERS[filter.ordem]),
    context.db.select({ total: count() }).from(clientes).where(where),
  ])

  return { itens: rows.map(summaryOf), total: counted?.total ?? 0 }
}

function conditions({ busca, revenda, idGrupo }: ListCustomersInput): SQL | undefined {
  return and(
    ...searchWords(busca).map((word) => like(sql`clientes.texto`, `%${escapeLike(word)}%`)),
    idGrupo === undefined ? undefined : eq(clientes.idGrupo, idGrupo),
    revenda === 'revendedor' ? eq(clientes.revendedor, true) : undefined,
    revenda === 'pendente'
      ? sql`exists (select from ${revendasPedidas} r where r.id_cliente = clientes.id and r.situacao = 'pendente')`
      : undefined,
  )
}

type Row = { cliente: typeof clientes.$inferSelect; grupo: string | null; revenda: string | null }

function summaryOf({ cliente, grupo, revenda }: Row): CustomerSummary {
  const { id, pessoa, nomeRazao, nomeFantasia, email, documento, celular, criadoEm } = cliente

  return {
    id,
    pessoa,
    nomeRazao,
    nomeFantasia,
    email,
    celular,
    grupo,
    documento: documento ?? '',
    revendaPendente: revenda === 'pendente',
    criadoEm: criadoEm.toISOString(),
  }
}
