import { eq } from 'drizzle-orm'
import { categorias, embalagensCategorias } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** Packed box: `peso` in grams, sides in mm. */
export type Box = { peso: number; altura: number; largura: number; comprimento: number }

/**
 * Returns a function from a category's path to its default box: its own, or that of the nearest category above that has
 * one; null if none has.
 */
export async function categoryBoxes(db: Database): Promise<(caminho: string) => Box | null> {
  const rows = await db
    .select({
      caminho: categorias.caminho,
      peso: embalagensCategorias.peso,
      altura: embalagensCategorias.altura,
      largura: embalagensCategorias.largura,
      comprimento: embalagensCategorias.comprimento,
    })
    .from(embalagensCategorias)
    .innerJoin(categorias, eq(categorias.id, embalagensCategorias.idCategoria))
  const known = new Map(rows.map(({ caminho, ...own }) => [caminho, own]))

  return (caminho) => {
    const parts = caminho.split('/')
    const line = parts.map((_part, i) => parts.slice(0, parts.length - i).join('/'))
    return line.map((path) => known.get(path)).find((own) => own !== undefined) ?? null
  }
}

type Measured = { [Side in keyof Box]: number | null }

/** Fills in missing weight and sides from the box. */
export function withBox<Goods extends Measured>(goods: Goods, box: Box | null): Goods {
  if (box === null) return goods

  return {
    ...goods,
    peso: goods.peso ?? box.peso,
    altura: goods.altura ?? box.altura,
    largura: goods.largura ?? box.largura,
    comprimento: goods.comprimento ?? box.comprimento,
  }
}
