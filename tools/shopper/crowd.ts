import { createHash } from 'node:crypto'
import type pg from 'pg'
import { newSession, type ReadyShopper } from './shopper.ts'

/** As many guests as ready to pay as this one, who all have seen the same: made in the database, where it takes no time. */
export async function crowd(
  pool: pg.Pool,
  size: number,
  { session, versao }: ReadyShopper,
): Promise<ReadyShopper[]> {
  const sessions = Array.from({ length: size }, newSession)
  const values = [hash(session), sessions.map(hash)]
  await pool.query(
    `with novas as (
       insert into carrinhos (sessao, cupom, mensagens, alterado_em)
       select nova, cupom, mensagens, alterado_em from carrinhos, unnest($2::text[]) as nova where sessao = $1
       returning id
     )
     insert into carrinho_itens (id_carrinho, id_produto, id_atributo_simples, quantidade, nome, preco_por)
     select novas.id, id_produto, id_atributo_simples, quantidade, nome, preco_por
     from novas, carrinho_itens i join carrinhos c on c.id = i.id_carrinho where c.sessao = $1`,
    values,
  )
  await pool.query(
    `insert into compras (sessao, identificacao, endereco, id_cotacao, id_frete, alterada_em)
     select nova, identificacao, endereco, id_cotacao, id_frete, alterada_em
     from compras, unnest($2::text[]) as nova where sessao = $1`,
    values,
  )
  return sessions.map((own) => ({ session: own, versao }))
}

/** What the database knows of a session. */
function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
