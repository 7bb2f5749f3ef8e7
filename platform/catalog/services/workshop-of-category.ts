import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { WORKSHOP_PATH } from '#domain/workshop/services-path.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'

const Found = z.object({ rows: z.array(z.object({ offered: z.boolean() })) })

/** The workshop's page, if it does something to products of a category, or of one above or below it; else null. */
export async function workshopOfCategory(
  { db, memoize }: RequestContext,
  caminho: string,
): Promise<string | null> {
  const offered = await memoize(
    ['oficina da categoria', caminho],
    [tags.services, tags.categories],
    async () => {
      const result = await db.execute(sql`
        select exists (
          select from servicos v join categorias c on c.id = any(v.categorias)
          where v.ativo and (
            c.caminho = ${caminho} or starts_with(${caminho}, c.caminho || '/')
            or starts_with(c.caminho, ${`${caminho}/`})
          )
        ) as offered`)
      return Found.parse(result).rows[0]?.offered ?? false
    },
  )

  return offered ? WORKSHOP_PATH : null
}
