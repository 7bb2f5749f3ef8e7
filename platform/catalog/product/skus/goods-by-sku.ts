import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { Picture } from '#contract/picture.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import type { Database } from '#platform/database/connect.ts'

const Goods = z.object({
  rows: z.array(
    z.object({
      sku: z.string(),
      idSku: z.int(),
      idProduto: z.int(),
      tipo: z.enum(['produto', 'conjunto']),
      ean: z.string().nullable(),
      nome: z.string(),
      url: z.string(),
      ncm: z.string().nullable(),
      origem: z.int(),
      atributos: z.array(z.object({ label: z.string(), valor: z.string() })),
      imagem: Picture.omit({ imagem: true }).extend({ hash: z.string() }),
    }),
  ),
})

/**
 * What an order stores of its goods, by SKU code, shown in the shop or not. SKUs that don't exist or have no picture
 * are left out.
 */
export async function goodsBySku(db: Database, skus: readonly string[]) {
  if (skus.length === 0) return new Map<string, never>()
  const result = await db.execute(sql`
    select s.sku, s.id as "idSku", s.id_produto as "idProduto", s.ean, p.nome, '/' || p.slug || s.selecao as url, p.ncm, p.origem,
      case when exists (select from kit_itens k where k.id_produto = p.id) then 'conjunto' else 'produto' end as tipo,
      (
        select coalesce(json_agg(json_build_object('label', a.label, 'valor', v.label) order by pa.posicao), '[]')
        from sku_atributos sa
        join produto_atributos pa on pa.id_produto = sa.id_produto and pa.id_atributo = sa.id_atributo
        join atributos a on a.id = sa.id_atributo
        join atributo_valores v on v.id = sa.id_valor
        where sa.id_sku = s.id
      ) as atributos,
      json_build_object('hash', m.hash, 'alt', m.alt, 'largura', o.largura, 'altura', o.altura) as imagem
    from skus s
    join produtos p on p.id = s.id_produto
    join midias m on m.id_produto = p.id
      and m.posicao = coalesce(s.midias[1], 0)
    join originais o on o.hash = m.hash
    where s.sku = any(${sql.param([...skus])}::text[])`)

  return new Map(
    Goods.parse(result).rows.map(({ imagem: { hash, ...picture }, ...goods }) => [
      goods.sku,
      { ...goods, imagem: { imagem: pictureUrl(hash), ...picture } },
    ]),
  )
}
