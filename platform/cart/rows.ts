import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Message } from '#contract/message.ts'
import type { ManualDiscount } from '#domain/cart/manual-discount.ts'
import { holdEnd } from '#domain/cart/piece-hold.ts'
import type { StoredLine } from '#domain/cart/repair-lines.ts'
import type { UnitsOfPupil } from '#domain/cart/teaching/pupil-units.ts'
import { writeHolds } from '#platform/catalog/pieces/carts/holds-in-statement.ts'
import { cartSku, combinationsAmong } from '#platform/catalog/product/skus/cart-sku.ts'
import { offeredServices } from '#platform/catalog/services/services-in-statement.ts'
import {
  customerOfSession,
  groupOfSession,
  stateOfSession,
} from '#platform/customers/sessions/customer-of-session.ts'
import { creditOf, unitsOfCart, writeUnits } from '#platform/customers/teaching/purchases/cart-units.ts'
import type { Database } from '#platform/database/connect.ts'
import { preparedQuery, preparedStatement } from '#platform/database/prepared.ts'
import { activePromotionsAt } from '#platform/marketing/promotions/promotions-in-statement.ts'
import type { FreeCredit } from './offers/trade-in-credits.ts'
import { carrinhos } from './tables.ts'

/** Which cart to read, the request's idempotency key, and the SKUs and products that it is about. */
export type CartQuestion = {
  sessao: string
  now: Date
  chave: string | null
  skus: number[]
  produtos: number[]
  /** The services that it is about; those of the cart's lines are read in any case. */
  servicos?: number[]
}

/** Marks a key from before keys were bound to a request. */
export const UNBOUND_KEY = 'desconhecido'

/** A stored cart with its catalogue data; `id` is null if there is none yet. */
export type CartRow = Awaited<ReturnType<typeof readCart>>

/** What a change writes. */
export type CartWrite = {
  cart: { id: number; versao: number } | null
  owner: { sessao: string; idCliente: number | null }
  cupom: string | null
  mensagens: Message[]
  now: Date
  chave: string | null
  /** Hash of the request that uses the key. */
  pedidoDaChave: string | null
  /** New and changed lines. */
  put: StoredLine[]
  /** The SKUs of removed lines. */
  removed: number[]
  /** The pieces to hold for the cart. */
  hold: number[]
  /** The units for pupils from now on; null if they stay. */
  alunos: UnitsOfPupil[] | null
}

/**
 * Reads the cart of the session's customer, or else of the session, with all the catalogue and marketing data that it
 * needs. One statement.
 */
export async function readCart(db: Database, question: CartQuestion) {
  const [row] = await cartQuery(db).execute({ servicos: [], ...question })
  if (!row) throw new Error('The statement has no condition, but returned no row.')

  return row
}

/** Locks the cart until the transaction ends. */
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

/**
 * Writes a change in one statement. Returns false if the cart has changed since it was read, and then writes nothing; or
 * if another cart has taken a piece in the meantime, and then the caller rolls back.
 */
export async function writeCart(db: Database, write: CartWrite): Promise<boolean> {
  const { cart, owner, cupom, mensagens, now, chave, pedidoDaChave, put, removed, hold, alunos } = write
  const shape = { isNew: cart === null, holds: hold.length + removed.length > 0, units: alunos !== null }
  const result = await writeStatement(shape)(db).execute({
    id: cart?.id ?? null,
    versao: cart?.versao ?? null,
    sessao: owner.sessao,
    sessaoDoCarrinho: owner.idCliente === null ? owner.sessao : null,
    idCliente: owner.idCliente,
    cupom,
    mensagens: JSON.stringify(mensagens),
    now,
    chave,
    pedidoDaChave,
    put: JSON.stringify(put),
    removed,
    hold,
    until: holdEnd(now),
    alunos: JSON.stringify(alunos),
  })
  const [written] = Written.parse(result).rows

  return written !== undefined && written.holds === hold.length
}

const Written = z.object({ rows: z.array(z.object({ id: z.int(), holds: z.int() })) })

/** What decides the text of the statement: what a change leaves alone is not in it. */
type WriteShape = { isNew: boolean; holds: boolean; units: boolean }

const writeStatements = new Map<string, ReturnType<typeof preparedStatement>>()

/** The statement of a shape, written once: adding to a cart takes longer to write down than to look up. */
function writeStatement(shape: WriteShape) {
  const { isNew, holds, units } = shape
  const name = `cart-${isNew ? 'new' : 'change'}${holds ? '-holds' : ''}${units ? '-units' : ''}`
  const statement = writeStatements.get(name) ?? preparedStatement(name, statementOf(shape))
  writeStatements.set(name, statement)
  return statement
}

function statementOf(shape: WriteShape): SQL {
  const now = sql`${sql.placeholder('now')}::timestamptz`
  const removed = sql`${sql.placeholder('removed')}::integer[]`
  const holds = writeHolds({
    cart: sql`written`,
    hold: sql`${sql.placeholder('hold')}::integer[]`,
    release: removed,
    until: sql`${sql.placeholder('until')}::timestamptz`,
    now,
  })
  const units = writeUnits(sql`written`, sql`${sql.placeholder('alunos')}::jsonb`)

  return sql`
    with written as (${shape.isNew ? inserted(now) : updated(now)}),
    removed_items as (
      delete from carrinho_itens i using written
      where i.id_carrinho = written.id and i.id_atributo_simples = any(${removed})
    ),
    put_items as (
      insert into carrinho_itens (
        id_carrinho, id_produto, id_atributo_simples, quantidade, nome, preco_por, servicos
      )
      select written.id, i."idProduto", i."idAtributoSimples", i.quantidade, i.nome, i."precoPor",
        nullif(i.servicos, '[]')
      from written, jsonb_to_recordset(${sql.placeholder('put')}::jsonb)
        as i("idProduto" integer, "idAtributoSimples" integer, quantidade smallint, nome text, "precoPor" integer,
          servicos jsonb)
      on conflict (id_carrinho, id_atributo_simples) do update
      set quantidade = excluded.quantidade, nome = excluded.nome, preco_por = excluded.preco_por,
        servicos = excluded.servicos
    ),
    counted as (
      insert into carrinho_chaves (id_carrinho, chave, pedido_da_chave, criada_em)
      select written.id, ${sql.placeholder('chave')}::text, ${sql.placeholder('pedidoDaChave')}::text, ${now}
      from written where ${sql.placeholder('chave')}::text is not null
    ),
    ${shape.units ? sql`removed_units as (${units.removed}), put_units as (${units.put}),` : sql``}
    holds as (${shape.holds ? holds : sql`select null::integer as retido_por where false`})
    select id, (select count(*)::integer from holds where retido_por is not null) as holds from written`
}

function updated(now: SQL): SQL {
  return sql`
    update carrinhos
    set versao = versao + 1, cupom = ${sql.placeholder('cupom')}, mensagens = ${sql.placeholder('mensagens')}::jsonb,
      alterado_em = ${now}
    where id = ${sql.placeholder('id')} and versao = ${sql.placeholder('versao')}
    returning id`
}

/**
 * Creates the cart only if the session still has the same owner: if it logged in in the meantime, nobody would see a
 * cart of the session.
 */
function inserted(now: SQL): SQL {
  const idCliente = sql`${sql.placeholder('idCliente')}::integer`

  return sql`
    insert into carrinhos (sessao, id_cliente, cupom, mensagens, alterado_em)
    select
      ${sql.placeholder('sessaoDoCarrinho')}::text, ${idCliente}, ${sql.placeholder('cupom')}::text,
      ${sql.placeholder('mensagens')}::jsonb, ${now}
    where ${customerOfSession(sql.placeholder('sessao'))} is not distinct from ${idCliente}
    on conflict do nothing
    returning id`
}

const cartQuery = preparedQuery((db: Database) => {
  const [sessao, chave] = [sql.placeholder('sessao'), sql.placeholder('chave')]
  const now = sql`${sql.placeholder('now')}::timestamptz`
  const skus = sql`${sql.placeholder('skus')}::integer[]`
  const produtos = sql`${sql.placeholder('produtos')}::integer[]`
  const servicos = sql`${sql.placeholder('servicos')}::integer[]`
  const itens = (column: SQL) => sql`select ${column} from carrinho_itens i where i.id_carrinho = c.id`

  return db
    .select({
      idCliente: sql<number | null>`owner.id_cliente`,
      /** The destination state; null if unknown. */
      uf: stateOfSession(sessao),
      id: sql<number | null>`c.id`,
      versao: sql<number | null>`c.versao`,
      cupom: sql<string | null>`c.cupom`,
      mensagens: sql<Message[] | null>`c.mensagens`,
      alteradoEm: sql<Date | null>`c.alterado_em`.mapWith(carrinhos.alteradoEm),
      manual: sql<ManualDiscount | null>`case when c.desconto_manual is not null then json_build_object(
        'valor', c.desconto_manual, 'limite', c.desconto_manual_limite, 'por', c.desconto_manual_por
      ) end`,
      /** The customer's credits for instruments given in exchange. */
      trocas: sql<FreeCredit[]>`coalesce(free_credits_of(owner.id_cliente, ${now}), '[]')`,
      /** The hash that the key was used for; null if it was not used. */
      pedidoDaChave: sql<string | null>`(
        select coalesce(k.pedido_da_chave, ${sql.raw(`'${UNBOUND_KEY}'`)})
        from carrinho_chaves k where k.id_carrinho = c.id and k.chave = ${chave}
      )`,
      itens: sql<StoredLine[]>`(
        select coalesce(json_agg(json_build_object(
          'idProduto', i.id_produto, 'idAtributoSimples', i.id_atributo_simples, 'quantidade', i.quantidade,
          'nome', i.nome, 'precoPor', i.preco_por, 'servicos', coalesce(i.servicos, '[]')
        ) order by i.ordem), '[]')
        from carrinho_itens i where i.id_carrinho = c.id
      )`,
      /** Units for pupils of teachers' lists. */
      alunos: unitsOfCart(sql`c.id`),
      /** The customer's own credit as a teacher, in centavos. */
      creditoEnsino: creditOf(sql`owner.id_cliente`),
      catalogue: cartSku({
        skus: sql`${itens(sql`i.id_atributo_simples`)} union all select unnest(${skus})`,
        produtos,
        grupo: sql`${groupOfSession(sessao)}`,
        reader: { cart: sql`c.id`, now },
      }),
      /** Services of the lines and of the request. */
      servicos: offeredServices(sql`
        select (chosen ->> 'idServico')::integer
        from carrinho_itens i, jsonb_array_elements(i.servicos) chosen where i.id_carrinho = c.id
        union all select unnest(${servicos})`),
      promocoes: activePromotionsAt(sql.placeholder('now')),
      combinacoes: combinationsAmong(sql`${itens(sql`i.id_produto`)} union select unnest(${produtos})`),
    })
    .from(sql`
      (select ${customerOfSession(sessao)} as id_cliente) owner
      left join lateral (
        select * from carrinhos where id_cliente = owner.id_cliente
        union all
        select * from carrinhos where owner.id_cliente is null and sessao = ${sessao}
      ) c on true`)
    .prepare('cart')
})
