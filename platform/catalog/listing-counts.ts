import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { type CountQuestion, countedBefore } from './counts-before.ts'
import { countedNow } from './counts-now.ts'
import { countedScope } from './listing-scope.ts'

/** One count. `tipo` says of what; brands and facet values bring their names. */
export type Count = {
  tipo: string
  id: number
  total: number
  chave: string | null
  label: string | null
  faceta: string | null
  rotuloFaceta: string | null
}

type MarkedCount = Count & { falhou: number }

export type FacetCounts = {
  /** Of the whole listing. */
  all: Count[]
  /** Of the listing without the filter of this word, for the facet of this word. */
  without: Map<string, Count[]>
}

/** A facet of one value holds the same with its filter as without. */
const ONE_VALUE = ['disponivel', 'oferta', 'frete-gratis']

/**
 * How many products a listing holds of each value. A facet that is on is counted as if it were off, so that its other
 * values keep their numbers. What nothing narrows, or only what is in stock, was counted when it was written; the rest is
 * counted in one pass, in which a product that fails one filter only counts for the facet of that filter.
 */
export async function countFacets(db: Database, question: CountQuestion): Promise<FacetCounts> {
  const { active } = question
  if (isCounted(question)) return { all: await named(db, countedBefore(question)), without: new Map() }
  const own = active.filter(({ chave }) => !ONE_VALUE.includes(chave))
  const without = own.map((filter) => ({
    ...question,
    active: active.filter((other) => other !== filter),
    filter,
  }))
  const soft = without.filter((other) => !isCounted(other)).map(({ filter }) => filter)
  const [now, ...before] = await Promise.all([
    named(db, countedNow(question, soft)),
    ...without
      .filter(isCounted)
      .map(async (other) => [other.filter.chave, await named(db, countedBefore(other))] as const),
  ])

  return {
    all: now.filter(({ falhou }) => falhou === 0),
    without: new Map([...before, ...soft.map(({ chave }, i) => [chave, failingOnly(now, i + 1)] as const)]),
  }
}

/** The counts of what fails no filter, or this one. */
function failingOnly(counts: MarkedCount[], filter: number): Count[] {
  const byValue = new Map<string, Count>()
  for (const count of counts) {
    if (count.falhou !== 0 && count.falhou !== filter) continue
    const key = `${count.tipo} ${count.id}`
    const known = byValue.get(key)
    byValue.set(key, known ? merged(known, count) : count)
  }

  return [...byValue.values()]
}

function merged(a: Count, b: Count): Count {
  switch (a.tipo) {
    case 'preco-minimo':
      return { ...a, total: Math.min(a.total, b.total) }
    case 'preco-maximo':
      return { ...a, total: Math.max(a.total, b.total) }
    default:
      return { ...a, total: a.total + b.total }
  }
}

function isCounted({ scope, active, fixed }: CountQuestion): boolean {
  return !fixed && countedScope(scope) !== null && active.every(({ chave }) => chave === 'disponivel')
}

function named(db: Database, counts: SQL): Promise<MarkedCount[]> {
  return db
    .select({
      tipo: sql<string>`c.tipo`,
      id: sql<number>`c.id`,
      falhou: sql<number>`c.falhou`,
      total: sql<number>`c.total`,
      chave: sql<string | null>`coalesce(m.slug, v.chave)`,
      label: sql<string | null>`coalesce(m.nome, v.label)`,
      faceta: sql<string | null>`a.chave`,
      rotuloFaceta: sql<string | null>`a.label`,
    })
    .from(
      sql`(${counts}) c (tipo, id, falhou, total)
        left join marcas m on c.tipo = 'marca' and m.id = c.id
        left join atributo_valores v on c.tipo = 'valor' and v.id = c.id
        left join atributos a on a.id = v.id_atributo`,
    )
}
