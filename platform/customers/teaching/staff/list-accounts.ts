import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { TeachingAccountRow } from '#contract/customers/teaching/admin-teaching.ts'
import type { TeachingSituation } from '#domain/customer/teaching/teaching-account.ts'
import { hasWords } from '#platform/database/has-words.ts'
import { pageBounds } from '#platform/database/page-bounds.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { clientes } from '../../tables.ts'
import { toTeachingAccount } from '../account/to-teaching-account.ts'
import { contasEnsino as contas } from '../tables.ts'

type ListAccountsInput = {
  pagina: number
  porPagina: number
  busca: string
  situacao?: TeachingSituation | undefined
}

/** A page of the accounts that match: those that wait for an answer first, then the newest. */
export async function listAccounts(
  context: RequestContext,
  filter: ListAccountsInput,
): Promise<{ itens: TeachingAccountRow[]; total: number }> {
  permit(context, 'clientes.ver')
  const { situacao, busca } = filter
  const words = or(hasWords(sql`${contas.nome}`, busca), hasWords(sql`${clientes.nomeRazao}`, busca))
  const where = and(situacao && eq(contas.situacao, situacao), busca === '' ? undefined : words)
  const { limit, offset } = pageBounds(filter)
  const [rows, [counted]] = await Promise.all([
    context.db
      .select({
        conta: contas,
        nomeRazao: clientes.nomeRazao,
        listas: sql<number>`(select count(*)::integer from listas_ensino l where l.id_cliente = contas_ensino.id_cliente)`,
        pedidas: sql<number>`(
          select coalesce(sum(c.quantidade), 0)::integer
          from listas_ensino l join listas_compras c on c.id_lista = l.id
          where l.id_cliente = contas_ensino.id_cliente and c.situacao <> 'cancelada'
        )`,
      })
      .from(contas)
      .innerJoin(clientes, eq(clientes.id, contas.idCliente))
      .where(where)
      .orderBy(sql`${contas.situacao} = 'pendente' desc`, desc(contas.pedidaEm), contas.idCliente)
      .limit(limit)
      .offset(offset),
    context.db
      .select({ total: sql<number>`count(*)::integer` })
      .from(contas)
      .innerJoin(clientes, eq(clientes.id, contas.idCliente))
      .where(where),
  ])

  return {
    itens: rows.map(({ conta, ...row }) => {
      const { mensagem: _, ...account } = toTeachingAccount(conta)
      return { ...account, id: conta.idCliente, ...row }
    }),
    total: counted?.total ?? 0,
  }
}
