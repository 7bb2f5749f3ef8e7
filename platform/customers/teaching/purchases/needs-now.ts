import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { splitByNeed } from '#domain/cart/teaching/pupil-units.ts'
import { MAX_PUPILS } from '#domain/customer/teaching/teaching-account.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { isShownPupil } from '../shown-pupils.ts'
import { type CartUnits, hasBenefits, unitsIn } from './cart-units.ts'

/**
 * Locks the pupils of an order until its transaction ends, so that two orders never share what one pupil needs, and
 * returns its units as they are to be booked. A discount is in the price already: refuses `CompraMudou` if others have
 * ordered what it was for. A teacher's credit follows what is needed now. Refuses `ListaCheia` if a pupil named by a
 * parent finds no room.
 */
export async function lockNeeds(tx: Database, units: readonly CartUnits[], now: Date): Promise<CartUnits[]> {
  if (units.length === 0) return []
  await lockPupils(tx, units)
  const current = await unitsNow(tx, units)
  const { needed } = splitByNeed(units)

  return units.map((unit) => {
    const there = current.find(isSameItem(unit))
    if (unit.conta.beneficio === 'credito')
      return { ...unit, precisa: there?.precisa ?? 0, compradas: there?.compradas ?? 0 }
    const sum = needed.filter(isSameItem(unit)).reduce((total, one) => total + one.quantidade, 0)
    const isCheaper = unit.conta.percentual > 0 && hasBenefits(unit, now)
    if (isCheaper && there && sum > Math.max(0, there.precisa - there.compradas)) throw lostDiscount(unit)

    return unit
  })
}

const Pupils = z.object({ rows: z.array(z.object({ shown: z.boolean(), others: z.int() })) })

async function lockPupils(tx: Database, units: readonly CartUnits[]): Promise<void> {
  const ids = sql.param([...new Set(units.map(({ idAluno }) => idAluno))])
  // In one order, so that orders for the same pupils wait and never deadlock; carts and links only read their keys.
  await tx.execute(sql`
    select from listas_alunos where id = any(${ids}::integer[]) order by id for no key update`)
  const found = await tx.execute(sql`
    select ${isShownPupil('pupil')} as shown, (
      select count(*)::integer from listas_alunos other
      where other.id_lista = pupil.id_lista and ${isShownPupil('other')}
    ) as others
    from listas_alunos pupil where pupil.id = any(${ids}::integer[]) and pupil.nomeado_em is not null`)
  const isFull = Pupils.parse(found).rows.some(({ shown, others }) => !shown && others >= MAX_PUPILS)
  if (isFull) throw refuse('ListaCheia')
}

async function unitsNow(tx: Database, units: readonly CartUnits[]): Promise<CartUnits[]> {
  const keys = units.map(({ idAluno, idItem, idSku, quantidade }) => ({
    idAluno,
    idItem,
    idSku,
    quantidade,
  }))
  const rows = sql`(
    select u."idAluno" as id_aluno, u."idItem" as id_item, u."idSku" as id_sku, u.quantidade
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      as u("idAluno" integer, "idItem" integer, "idSku" integer, quantidade smallint)
  )`
  const [found] = await tx.select({ units: unitsIn(rows) }).from(sql`(values (1)) as one`)

  return found?.units ?? []
}

function isSameItem(unit: CartUnits) {
  return (other: CartUnits) => other.idAluno === unit.idAluno && other.idItem === unit.idItem
}

function lostDiscount({ aluno, lista }: CartUnits) {
  const mensagem = `Alguém já pediu o que ${aluno} precisa da lista “${lista}”, e o desconto dela não vale mais para isso. Confira o preço de agora.`

  return refuse('CompraMudou', { mudancas: [{ tipo: 'desconto', mensagem }] })
}
