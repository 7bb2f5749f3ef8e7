import * as z from 'zod'

/** PostgreSQL's refusal of a reference, inside of Drizzle's. The texts around the names are in the server's language. */
const Refused = z.object({
  cause: z.object({ code: z.literal('23503'), constraint: z.string(), detail: z.string() }),
})

const FIELDS: Record<string, string> = {
  promocao_alvos_id_categoria_fkey: 'categorias',
  promocao_alvos_id_marca_fkey: 'marcas',
  promocao_alvos_id_produto_fkey: 'produtos',
}

/** Which id of a promotion's scope the catalogue does not hold, when that is why the database refused it. */
export function unknownTarget(error: unknown): { campo: string; valor: string } | null {
  const refused = Refused.safeParse(error)
  if (!refused.success) return null
  const { constraint, detail } = refused.data.cause
  const campo = FIELDS[constraint]
  const valor = /=\((\d+)\)/.exec(detail)?.[1]

  return campo && valor ? { campo, valor } : null
}
