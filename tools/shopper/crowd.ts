import type pg from 'pg'
import { keyHash } from '#platform/infrastructure/security/keys.ts'
import { newSession, type ReadyShopper } from './shopper.ts'

/**
 * As many guests as needed who are as ready to pay as this one and have seen the same: created in the database, which
 * is fast.
 */
export async function crowd(
  pool: pg.Pool,
  size: number,
  { session, versao }: ReadyShopper,
): Promise<ReadyShopper[]> {
  const sessions = Array.from({ length: size }, newSession)
  const values = [keyHash(session), sessions.map(keyHash)]
  await pool.query(
    `with new_carts as (
       insert into carrinhos (sessao, cupom, mensagens, alterado_em)
       select new_session, cupom, mensagens, alterado_em from carrinhos, unnest($2::text[]) as new_session where sessao = $1
       returning id
     )
     insert into carrinho_itens (id_carrinho, id_produto, id_atributo_simples, quantidade, nome, preco_por)
     select new_carts.id, id_produto, id_atributo_simples, quantidade, nome, preco_por
     from new_carts, carrinho_itens i join carrinhos c on c.id = i.id_carrinho where c.sessao = $1`,
    values,
  )
  await pool.query(
    `insert into compras (sessao, identificacao, endereco, id_cotacao, id_frete, alterada_em)
     select new_session, identificacao, endereco, id_cotacao, id_frete, alterada_em
     from compras, unnest($2::text[]) as new_session where sessao = $1`,
    values,
  )
  return sessions.map((own) => ({ session: own, versao }))
}
