import { type SQL, sql } from 'drizzle-orm'
import { familyOf, LIKENESS_POINTS, type Reader } from '#domain/review/likeness.ts'
import { LEVEL_WORDS } from '#domain/review/player.ts'
import { avaliacoes } from '../tables.ts'

/** How alike the author of a review is to a reader, in the points of `likeness`. */
export function likenessPoints({ toca, nivel, estilo }: Reader): SQL<number> {
  const points = [
    ...(toca === null ? [] : [instrumentPoints(toca)]),
    ...(nivel === null ? [] : [levelPoints(nivel)]),
    ...(estilo === null
      ? []
      : [
          sql`case when ${avaliacoes.estilo} = ${estilo} then ${sql.raw(`${LIKENESS_POINTS.estilo}`)} else 0 end`,
        ]),
  ]

  return points.length === 0 ? sql<number>`0` : sql<number>`(${sql.join(points, sql` + `)})`
}

/** Reviews by players of an instrument, whatever its size. */
export function playsFamily(family: string): SQL {
  return sql`split_part(${avaliacoes.toca}, '.', 1) = ${family}`
}

function instrumentPoints(toca: string): SQL {
  const { same, family } = LIKENESS_POINTS.toca

  return sql`case when ${avaliacoes.toca} = ${toca} then ${sql.raw(`${same}`)}
    when ${playsFamily(familyOf(toca))} then ${sql.raw(`${family}`)} else 0 end`
}

function levelPoints(nivel: NonNullable<Reader['nivel']>): SQL {
  const own = LEVEL_WORDS.indexOf(nivel)
  const levels = LEVEL_WORDS.flatMap((word, i) => {
    const points = LIKENESS_POINTS.nivel[Math.abs(i - own)]
    return points === undefined ? [] : [sql`when ${word} then ${sql.raw(`${points}`)}`]
  })

  return sql`case ${avaliacoes.nivel} ${sql.join(levels, sql` `)} else 0 end`
}
