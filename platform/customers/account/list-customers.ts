import { and, asc, count, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { CustomerSummary } from '#contract/customers/admin-customers.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import { searchWords } from '#domain/customer/search-words.ts'
import { escapeLike } from '#platform/database/like-pattern.ts'
import { pageBounds } from '#platform/database/page-bounds.ts'
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

/** Returns a page of the customers that match, and their total number up to `MAX_COUNTED`. */
export async function listCustomers(
  context: RequestContext,
  filter: ListCustomersInput,
): Promise<{ itens: CustomerSummary[]; total: number }> {
  permit(context, 'clientes.ver')
  const where = conditions(filter)
  const { limit, offset } = pageBounds(filter)
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
            .limit(limit)
            .offset(offset),
        ),
      )
      .orderBy(...ORDERS[filter.ordem]),
    countCustomers(context, where),
  ])

  return { itens: rows.map(summaryOf), total: counted?.total ?? 0 }
}

function countCustomers({ db }: RequestContext, where: SQL | undefined) {
  const found = db.select({ id: clientes.id }).from(clientes).where(where).limit(MAX_COUNTED)

  return db.select({ total: count() }).from(found.as('encontrados'))
}

function conditions({ busca, revenda, idGrupo }: ListCustomersInput): SQL | undefined {
  return and(
    ...searchWords(busca).map(holds),
    idGrupo === undefined ? undefined : eq(clientes.idGrupo, idGrupo),
    // Not as a parameter: PostgreSQL finds them in an index of resellers alone.
    revenda === 'revendedor' ? sql`${clientes.revendedor}` : undefined,
    revenda === 'pendente'
      ? sql`exists (select from ${revendasPedidas} r where r.id_cliente = clientes.id and r.situacao = 'pendente')`
      : undefined,
  )
}

/** Shorter words are found where a word begins: the index knows three letters in a row, or two after a space. */
const INSIDE_WORDS = 3

function holds(word: string): SQL | undefined {
  const text = sql`clientes.texto`
  const letters = escapeLike(word)
  if (word.length >= INSIDE_WORDS) return like(text, `%${letters}%`)

  return or(like(text, `${letters}%`), like(text, `% ${letters}%`))
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
