import { sql } from 'drizzle-orm'
import type { UnitsOfPupil } from '#domain/cart/teaching/pupil-units.ts'
import type { TeachingBenefit } from '#domain/customer/teaching/teaching-account.ts'
import type { Database } from '#platform/database/connect.ts'
import { type CartUnits, hasBenefits, unitsIn } from './cart-units.ts'

/** Units of a sales quote that are for a pupil, with the benefit of their list as it was quoted: 0 percent without one. */
export type QuotedUnits = UnitsOfPupil & {
  idLista: string
  beneficio: TeachingBenefit
  percentual: number
  /** What the pupil needed, and what was ordered, when the discount was quoted; missing in quotes of before. */
  precisa?: number
  compradas?: number
}

/** What a quote stores of a cart's units. */
export function quotedUnits(units: readonly CartUnits[], now: Date): QuotedUnits[] {
  return units.map((unit) => {
    const { idAluno, idItem, idSku, quantidade, idLista, precisa, compradas, conta } = unit
    const { beneficio } = conta

    return {
      idAluno,
      idItem,
      idSku,
      quantidade,
      idLista,
      precisa,
      compradas,
      beneficio,
      percentual: hasBenefits(unit, now) ? conta.percentual : 0,
    }
  })
}

/**
 * Reads what the shop knows of a quote's lists now, with their benefits of now. Units of pupils and items that are gone in
 * the meantime are left out, as from a cart.
 */
export async function unitsOfQuoteNow(db: Database, quoted: readonly QuotedUnits[]): Promise<CartUnits[]> {
  if (quoted.length === 0) return []
  const rows = sql`(
    select pupil.id as id_aluno, item.id as id_item, u."idSku" as id_sku, u.quantidade
    from jsonb_to_recordset(${JSON.stringify(quoted)}::jsonb)
      as u("idAluno" integer, "idItem" integer, "idSku" integer, quantidade smallint)
    join listas_alunos pupil on pupil.id = u."idAluno"
    join listas_itens item on item.id = u."idItem" and item.id_lista = pupil.id_lista
  )`
  const [found] = await db.select({ units: unitsIn(rows) }).from(sql`(values (1)) as one`)

  return found?.units ?? []
}

/** The same; the benefits stay those of the quote. */
export async function readQuotedUnits(db: Database, quoted: readonly QuotedUnits[]): Promise<CartUnits[]> {
  return (await unitsOfQuoteNow(db, quoted)).flatMap((unit) => {
    const agreed = quoted.find(
      ({ idAluno, idItem, idSku }) =>
        idAluno === unit.idAluno && idItem === unit.idItem && idSku === unit.idSku,
    )
    if (!agreed) return []
    const { beneficio, percentual, precisa = unit.precisa, compradas = unit.compradas } = agreed

    return [{ ...unit, precisa, compradas, conta: { ...unit.conta, beneficio, percentual } }]
  })
}
