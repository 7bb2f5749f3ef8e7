import { desc, eq } from 'drizzle-orm'
import type { OwnReview } from '#contract/reviews/reviews.ts'
import type { Database } from '#platform/database/connect.ts'
import { avaliacoes } from '../tables.ts'

/** Returns the review with a key (`reviewKey`), as its author sees it. */
export async function findOwnReview(db: Database, chave: string): Promise<OwnReview | null> {
  const [row] = await db.select().from(avaliacoes).where(eq(avaliacoes.chave, chave))

  return row ? ownReview(row) : null
}

/** Nobody has written more. */
const LIMIT = 200

/** Lists a customer's reviews with any status, newest first. */
export async function listOwnReviews(db: Database, idCliente: number): Promise<OwnReview[]> {
  const rows = await db
    .select()
    .from(avaliacoes)
    .where(eq(avaliacoes.idCliente, idCliente))
    .orderBy(desc(avaliacoes.data), desc(avaliacoes.id))
    .limit(LIMIT)

  return rows.map(ownReview)
}

function ownReview(row: typeof avaliacoes.$inferSelect): OwnReview {
  const { id, idProduto, nota, titulo, comentario, recomenda, criterios, situacao, data, resposta } = row

  return {
    id,
    idProduto,
    nota,
    titulo,
    comentario,
    recomenda,
    criterios,
    toca: row.toca,
    nivel: row.nivel,
    estilo: row.estilo,
    meses: row.meses,
    situacao,
    resposta,
    data: data.toISOString(),
  }
}
