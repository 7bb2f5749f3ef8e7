import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { MyInstrument } from '#domain/instruments/mine/my-instrument.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { goodsOfPlayers } from '../strings/mine/goods-of-players.ts'

const Details = z.object({
  marca: z.string(),
  garantia: z.string(),
  ficha: z.array(z.object({ label: z.string(), valor: z.string() })),
  /** Of a piece. */
  exemplar: z
    .object({
      idVariante: z.int().nullable(),
      descricao: z.string(),
      madeira: z.string().nullable(),
      peso: z.int().nullable(),
    })
    .nullable(),
})

export type SoldDetails = z.infer<typeof Details> & {
  /** Which instrument it is; null for other goods. */
  instrumento: MyInstrument | null
}

/** What the catalogue says of goods that were sold, also of withdrawn ones; null if it has them no more. */
export async function soldDetails(
  context: RequestContext,
  { idProduto, idSku }: { idProduto: number; idSku: number },
): Promise<SoldDetails | null> {
  const { rows } = z.object({ rows: z.array(Details) }).parse(
    await context.db.execute(sql`
      select m.nome as marca, p.garantia,
        (select coalesce(json_agg(json_build_object('label', c.label, 'valor', c.valor) order by c.posicao), '[]')
         from caracteristicas c where c.id_produto = p.id) as ficha,
        (select json_build_object('idVariante', e.id_variante, 'descricao', e.descricao, 'madeira', e.madeira,
           'peso', e.peso)
         from exemplares e where e.id_sku = ${idSku}) as exemplar
      from produtos p join marcas m on m.id = p.id_marca
      where p.id = ${idProduto}`),
  )
  const [details] = rows
  if (!details) return null
  const { instruments } = await goodsOfPlayers(context, [idProduto])

  return { ...details, instrumento: instruments.get(details.exemplar?.idVariante ?? idSku) ?? null }
}
