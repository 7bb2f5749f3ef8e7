import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Message } from '#contract/message.ts'
import type { ManualDiscount } from '#domain/cart/manual-discount.ts'
import type { StoredLine } from '#domain/cart/repair-lines.ts'
import { cartSku, combinationsAmong } from '#platform/catalog/product/skus/cart-sku.ts'
import {
  customerOfSession,
  groupOfSession,
  stateOfSession,
} from '#platform/customers/sessions/customer-of-session.ts'
import type { Database } from '#platform/database/connect.ts'
import { preparedQuery } from '#platform/database/prepared.ts'
import { activePromotionsAt } from '#platform/marketing/promotions/promotions-in-statement.ts'
import { carrinhos } from './tables.ts'

/** Whose cart, under which name the request may have counted before, and the SKUs and products that it is about. */
export type CartQuestion = {
  sessao: string
  agora: Date
  chave: string | null
  skus: number[]
  produtos: number[]
}

/** Of a key from before keys were bound to what they asked for. */
export const OF_OLDER_KEYS = 'desconhecido'

/** A cart as it is kept, and what of the catalogue it is about: `id` is null where there is none yet. */
export type CartRow = Awaited<ReturnType<typeof readCart>>

/** What is kept of a cart from one change to the next. */
export type CartWrite = {
  cart: { id: number; versao: number } | null
  owner: { sessao: string; idCliente: number | null }
  cupom: string | null
  mensagens: Message[]
  agora: Date
  chave: string | null
  /** The hash of what is asked for by the key. */
  pedidoDaChave: string | null
  /** New lines, and those that changed. */
  put: StoredLine[]
  /** The SKUs of lines that went. */
  taken: number[]
}

/** The cart of the session's customer, or of the session, with all that it needs of the catalogue and of marketing: one statement. */
export async function readCart(db: Database, question: CartQuestion) {
  const [row] = await cartQuery(db).execute(question)
  if (!row) throw new Error('A statement without a condition answered no row.')

  return row
}

/** Has the other changes of this cart wait until the transaction ends. */
export async function lockCart(tx: Database, sessao: string): Promise<void> {
  await tx
    .select({ id: carrinhos.id })
    .from(carrinhos)
    .where(
      sql`${carrinhos.idCliente} = ${customerOfSession(sessao)}
        or ${carrinhos.sessao} = ${sessao} and ${customerOfSession(sessao)} is null`,
    )
    .for('update')
}

/** Writes a change, unless the cart has changed since it was read: then false, and nothing is written. One statement. */
export async function writeCart(db: Database, write: CartWrite): Promise<boolean> {
  const { chave, pedidoDaChave, agora, put, taken } = write
  const result = await db.execute(sql`
    with gravado as (${write.cart ? changed(write, write.cart) : made(write)}),
    tirados as (
      delete from carrinho_itens i using gravado
      where i.id_carrinho = gravado.id and i.id_atributo_simples = any(${sql.param(taken)}::integer[])
    ),
    postos as (
      insert into carrinho_itens (id_carrinho, id_produto, id_atributo_simples, quantidade, nome, preco_por)
      select gravado.id, i."idProduto", i."idAtributoSimples", i.quantidade, i.nome, i."precoPor"
      from gravado, jsonb_to_recordset(${JSON.stringify(put)}::jsonb)
        as i("idProduto" integer, "idAtributoSimples" integer, quantidade smallint, nome text, "precoPor" integer)
      on conflict (id_carrinho, id_atributo_simples) do update
      set quantidade = excluded.quantidade, nome = excluded.nome, preco_por = excluded.preco_por
    ),
    contado as (
      insert into carrinho_chaves (id_carrinho, chave, pedido_da_chave, criada_em)
      select gravado.id, ${chave}::text, ${pedidoDaChave}::text, ${agora} from gravado where ${chave}::text is not null
    )
    select id from gravado`)

  return Written.parse(result).rowCount === 1
}

const Written = z.object({ rowCount: z.int() })

function changed(
  { cupom, mensagens, agora }: CartWrite,
  { id, versao }: { id: number; versao: number },
): SQL {
  return sql`
    update carrinhos
    set versao = versao + 1, cupom = ${cupom}, mensagens = ${JSON.stringify(mensagens)}::jsonb, alterado_em = ${agora}
    where id = ${id} and versao = ${versao}
    returning id`
}

/** Only as long as the session is still whose it was: a cart of a session that has logged in meanwhile would be seen by nobody. */
function made({ owner, cupom, mensagens, agora }: CartWrite): SQL {
  const { sessao, idCliente } = owner
  return sql`
    insert into carrinhos (sessao, id_cliente, cupom, mensagens, alterado_em)
    select
      ${idCliente === null ? sessao : null}::text, ${idCliente}::integer, ${cupom}::text,
      ${JSON.stringify(mensagens)}::jsonb, ${agora}::timestamptz
    where ${customerOfSession(sessao)} is not distinct from ${idCliente}::integer
    on conflict do nothing
    returning id`
}

const cartQuery = preparedQuery((db: Database) => {
  const [sessao, chave] = [sql.placeholder('sessao'), sql.placeholder('chave')]
  const skus = sql`${sql.placeholder('skus')}::integer[]`
  const produtos = sql`${sql.placeholder('produtos')}::integer[]`
  const itens = (column: SQL) => sql`select ${column} from carrinho_itens i where i.id_carrinho = c.id`

  return db
    .select({
      idCliente: sql<number | null>`dono.id_cliente`,
      /** The state that it would go to; null while that is not known. */
      uf: stateOfSession(sessao),
      id: sql<number | null>`c.id`,
      versao: sql<number | null>`c.versao`,
      cupom: sql<string | null>`c.cupom`,
      mensagens: sql<Message[] | null>`c.mensagens`,
      alteradoEm: sql<Date | null>`c.alterado_em`.mapWith(carrinhos.alteradoEm),
      manual: sql<ManualDiscount | null>`case when c.desconto_manual is not null then json_build_object(
        'valor', c.desconto_manual, 'limite', c.desconto_manual_limite, 'por', c.desconto_manual_por
      ) end`,
      /** What the key asked for when it came before; null if it never did. */
      pedidoDaChave: sql<string | null>`(
        select coalesce(k.pedido_da_chave, ${sql.raw(`'${OF_OLDER_KEYS}'`)})
        from carrinho_chaves k where k.id_carrinho = c.id and k.chave = ${chave}
      )`,
      itens: sql<StoredLine[]>`(
        select coalesce(json_agg(json_build_object(
          'idProduto', i.id_produto, 'idAtributoSimples', i.id_atributo_simples, 'quantidade', i.quantidade,
          'nome', i.nome, 'precoPor', i.preco_por
        ) order by i.ordem), '[]')
        from carrinho_itens i where i.id_carrinho = c.id
      )`,
      fatos: cartSku({
        skus: sql`${itens(sql`i.id_atributo_simples`)} union all select unnest(${skus})`,
        produtos,
        grupo: sql`${groupOfSession(sessao)}`,
      }),
      promocoes: activePromotionsAt(sql.placeholder('agora')),
      combinacoes: combinationsAmong(sql`${itens(sql`i.id_produto`)} union select unnest(${produtos})`),
    })
    .from(sql`
      (select ${customerOfSession(sessao)} as id_cliente) dono
      left join lateral (
        select * from carrinhos where id_cliente = dono.id_cliente
        union all
        select * from carrinhos where dono.id_cliente is null and sessao = ${sessao}
      ) c on true`)
    .prepare('carrinho')
})
