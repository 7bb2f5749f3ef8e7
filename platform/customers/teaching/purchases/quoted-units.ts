import { inArray, sql } from 'drizzle-orm'
import type { UnitsOfPupil } from '#domain/cart/teaching/pupil-units.ts'
import type { TeachingBenefit } from '#domain/customer/teaching/teaching-account.ts'
import type { Database } from '#platform/database/connect.ts'
import { listasAlunosAntigos as antigos } from '../tables.ts'
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

/** Units with the pupils who have taken over those whom parents had named; units that are the same by that are one. */
async function ofPupilsNow(db: Database, quoted: readonly QuotedUnits[]): Promise<QuotedUnits[]> {
  const ids = [...new Set(quoted.map(({ idAluno }) => idAluno))]
  const rows = await db.select().from(antigos).where(inArray(antigos.idAntigo, ids))
  if (rows.length === 0) return [...quoted]
  const heirs = new Map(rows.map(({ idAntigo, idAluno }) => [idAntigo, idAluno]))
  const units = new Map<string, QuotedUnits>()
  for (const unit of quoted) {
    const idAluno = heirs.get(unit.idAluno) ?? unit.idAluno
    const key = `${idAluno} ${unit.idItem} ${unit.idSku}`
    const quantidade = unit.quantidade + (units.get(key)?.quantidade ?? 0)
    units.set(key, { ...(units.get(key) ?? unit), idAluno, quantidade })
  }

  return [...units.values()]
}

/**
 * Reads what the shop knows of a quote's lists now, with their benefits of now. Units of pupils and items that are gone in
 * the meantime are left out, as from a cart.
 */
export async function unitsOfQuoteNow(db: Database, quoted: readonly QuotedUnits[]): Promise<CartUnits[]> {
  if (quoted.length === 0) return []
  const current = await ofPupilsNow(db, quoted)
  const rows = sql`(
    select pupil.id as id_aluno, item.id as id_item, u."idSku" as id_sku, u.quantidade
    from jsonb_to_recordset(${JSON.stringify(current)}::jsonb)
      as u("idAluno" integer, "idItem" integer, "idSku" integer, quantidade smallint)
    join listas_alunos pupil on pupil.id = u."idAluno"
    join listas_itens item on item.id = u."idItem" and item.id_lista = pupil.id_lista
  )`
  const [found] = await db.select({ units: unitsIn(rows) }).from(sql`(values (1)) as one`)

  return found?.units ?? []
}

/** The same; the benefits stay those of the quote. */
export async function readQuotedUnits(db: Database, quoted: readonly QuotedUnits[]): Promise<CartUnits[]> {
  if (quoted.length === 0) return []
  const current = await ofPupilsNow(db, quoted)

  return (await unitsOfQuoteNow(db, current)).flatMap((unit) => {
    const agreed = current.find(
      ({ idAluno, idItem, idSku }) =>
        idAluno === unit.idAluno && idItem === unit.idItem && idSku === unit.idSku,
    )
    if (!agreed) return []
    const { beneficio, percentual, precisa = unit.precisa, compradas = unit.compradas } = agreed

    return [{ ...unit, precisa, compradas, conta: { ...unit.conta, beneficio, percentual } }]
  })
}
