import * as z from 'zod'

/**
 * PostgreSQL's foreign key violation, wrapped by Drizzle. Its message is in the server's language, except for names.
 */
const Refused = z.object({
  cause: z.object({ code: z.literal('23503'), constraint: z.string(), detail: z.string() }),
})

const FIELDS: Record<string, string> = {
  promocao_alvos_id_categoria_fkey: 'categorias',
  promocao_alvos_id_marca_fkey: 'marcas',
  promocao_alvos_id_produto_fkey: 'produtos',
}

/** The unknown id in a promotion's scope if that is why the database refused it; otherwise null. */
export function unknownTarget(error: unknown): { campo: string; valor: string } | null {
  const refused = Refused.safeParse(error)
  if (!refused.success) return null
  const { constraint, detail } = refused.data.cause
  const campo = FIELDS[constraint]
  const valor = /=\((\d+)\)/.exec(detail)?.[1]

  return campo && valor ? { campo, valor } : null
}
