import { type SQL, sql } from 'drizzle-orm'
import type { ListedUnits } from '#domain/cart/teaching/list-discount.ts'
import { type NeededUnits, splitByNeed } from '#domain/cart/teaching/pupil-units.ts'
import { isListOpen } from '#domain/customer/teaching/list-open.ts'
import { ofAccount } from '#domain/customer/teaching/school-name.ts'
import type {
  ListDelivery,
  ListSituation,
  TeachingBenefit,
  TeachingKind,
  TeachingSituation,
} from '#domain/customer/teaching/teaching-account.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { Database } from '#platform/database/connect.ts'

/** Units of a cart that are for a pupil, with what the shop knows of the list now. */
export type CartUnits = NeededUnits & {
  /** The pupil's name. */
  aluno: string
  idLista: string
  /** The list's name. */
  lista: string
  situacao: ListSituation
  /** `YYYY-MM-DD` */
  prazo: string | null
  entrega: ListDelivery
  conta: {
    tipo: TeachingKind
    nome: string
    situacao: TeachingSituation
    beneficio: TeachingBenefit
    percentual: number
  }
}

/** Units for pupils in a cart (an id): an expression for the cart's statement. */
export function unitsOfCart(cart: SQL): SQL<CartUnits[]> {
  return unitsIn(sql`(select * from carrinho_alunos where id_carrinho = ${cart})`)
}

/** Units with what the shop knows of their lists: an expression. `rows` is a query in brackets. */
export function unitsIn(rows: SQL): SQL<CartUnits[]> {
  return sql<CartUnits[]>`(
    select coalesce(json_agg(json_build_object(
      'idAluno', units.id_aluno, 'idItem', units.id_item, 'idSku', units.id_sku, 'quantidade', units.quantidade,
      'aluno', pupil.nome, 'idLista', list.id, 'lista', list.nome, 'situacao', list.situacao, 'prazo', list.prazo,
      'entrega', list.entrega,
      'conta', json_build_object(
        'tipo', account.tipo, 'nome', account.nome, 'situacao', account.situacao, 'beneficio', account.beneficio,
        'percentual', account.percentual
      ),
      'precisa', coalesce(choice.quantidade, item.quantidade, 0),
      'compradas', (
        select coalesce(sum(bought.quantidade), 0)::integer from listas_compras bought
        where bought.id_aluno = units.id_aluno and bought.id_item = units.id_item and bought.situacao <> 'cancelada'
      )
    ) order by units.id_aluno, units.id_item, units.id_sku), '[]')
    from ${rows} units
    join listas_alunos pupil on pupil.id = units.id_aluno
    join listas_ensino list on list.id = pupil.id_lista
    join contas_ensino account on account.id_cliente = list.id_cliente
    left join listas_itens item on item.id = units.id_item
    left join listas_escolhas choice on choice.id_aluno = units.id_aluno and choice.id_item = units.id_item
  )`
}

/** A teacher's credit that is left, in centavos; 0 for all others. An expression for the cart's statement. */
export function creditOf(idCliente: SQL): SQL<number> {
  return sql<number>`(
    select coalesce(sum(credit.valor), 0)::integer from creditos_ensino credit where credit.id_cliente = ${idCliente}
  )`
}

/**
 * Replaces a cart's units in the statement that writes it: `cart` is an expression with the column `id`. Pupils and items
 * that are gone in the meantime are left out. Two expressions, for `with`; `units` is JSON of `UnitsOfPupil`.
 */
export function writeUnits(cart: SQL, units: SQL): { removed: SQL; put: SQL } {
  const rows = sql`jsonb_to_recordset(${units})
    as u("idAluno" integer, "idItem" integer, "idSku" integer, quantidade smallint)`

  return {
    removed: sql`
      delete from carrinho_alunos units using ${cart} cart
      where units.id_carrinho = cart.id and (units.id_aluno, units.id_item, units.id_sku) not in (
        select u."idAluno", u."idItem", u."idSku" from ${rows}
      )`,
    put: sql`
      insert into carrinho_alunos (id_carrinho, id_aluno, id_item, id_sku, quantidade)
      select cart.id, pupil.id, item.id, u."idSku", u.quantidade
      from ${cart} cart, ${rows}
      join listas_alunos pupil on pupil.id = u."idAluno"
      join listas_itens item on item.id = u."idItem" and item.id_lista = pupil.id_lista
      on conflict (id_carrinho, id_aluno, id_item, id_sku) do update set quantidade = excluded.quantidade`,
  }
}

/** Takes all units out of a cart whose goods become an order; as `writeUnits`. */
export function clearUnits(cart: SQL): SQL {
  return sql`delete from carrinho_alunos units using ${cart} cart where units.id_carrinho = cart.id`
}

/** Moves units to the cart that another is merged into; units of the same item for the same pupil are added up. */
export async function moveUnits(tx: Database, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    insert into carrinho_alunos (id_carrinho, id_aluno, id_item, id_sku, quantidade)
    select ${to}::integer, id_aluno, id_item, id_sku, quantidade from carrinho_alunos where id_carrinho = ${from}
    on conflict (id_carrinho, id_aluno, id_item, id_sku) do update
    set quantidade = least(50, carrinho_alunos.quantidade + excluded.quantidade)`)
}

/** Whether a list's benefits apply now: parents may buy from it, and the store still approves its account. */
export function hasBenefits({ situacao, prazo, conta }: CartUnits, now: Date): boolean {
  return conta.situacao === 'aprovada' && isListOpen({ situacao, prazo }, saoPauloClock(now).dia)
}

/** The units that lists make cheaper now: no more than their pupils still need. */
export function discountedUnits(units: readonly CartUnits[], now: Date): ListedUnits[] {
  return splitByNeed(units)
    .needed.filter((one) => one.conta.beneficio === 'desconto' && hasBenefits(one, now))
    .map(({ idLista, conta, idSku, quantidade }) => ({
      idLista,
      label: `Lista ${ofAccount(conta)}`,
      percentual: conta.percentual,
      idSku,
      quantidade,
    }))
}

/** Units with the percentages that an order books: those beyond what their pupils need are apart, and have none. */
export function withBenefits(
  units: readonly CartUnits[],
  now: Date,
): (CartUnits & { desconto: number; credito: number })[] {
  const { needed, beyond } = splitByNeed(units)
  const percentOf = (unit: CartUnits) => (hasBenefits(unit, now) ? unit.conta.percentual : 0)
  const plain = (unit: CartUnits) => ({ ...unit, desconto: 0, credito: 0 })
  // Without a percentage there is nothing to divide.
  const isDivided = (unit: CartUnits) => percentOf(unit) > 0

  return [
    ...units.filter((unit) => !isDivided(unit)).map(plain),
    ...needed.filter(isDivided).map((unit) => {
      const percentual = percentOf(unit)
      const isDiscount = unit.conta.beneficio === 'desconto'
      return { ...unit, desconto: isDiscount ? percentual : 0, credito: isDiscount ? 0 : percentual }
    }),
    ...beyond.filter(isDivided).map(plain),
  ]
}
