import { type SQL, sql } from 'drizzle-orm'

/**
 * The buyer's data in a session: the CEP of the main address, else the last one entered; and the account that is logged
 * in, or to which a staff member (`vendedor`) sells.
 */
export type SessionAccount = {
  cep: string | null
  vendedor: string | null
  cliente: {
    id: number
    pessoa: 'F' | 'J'
    nomeRazao: string
    documento: string | null
    inscricaoEstadual: string
    email: string
    celular: string
  } | null
}

/** A session's account, or null if the session is not stored: an expression for another module's statement. */
export function accountOfSession(sessao: unknown): SQL<SessionAccount | null> {
  return sql<SessionAccount | null>`(
    select json_build_object(
      'cep', coalesce(
        (select e.cep from enderecos_clientes e where e.id_cliente = s.id_cliente and e.principal), s.cep
      ),
      'vendedor', s.vendedor,
      'cliente', case when cliente.id is not null then json_build_object(
        'id', cliente.id, 'pessoa', cliente.pessoa, 'nomeRazao', cliente.nome_razao, 'documento', cliente.documento,
        'inscricaoEstadual', cliente.inscricao_estadual, 'email', cliente.email, 'celular', cliente.celular
      ) end
    )
    from sessoes s
    left join clientes cliente on cliente.id = coalesce(s.id_cliente, s.id_cliente_venda) and cliente.ativo
    where s.hash = ${sessao}
  )`
}
