import { eq, sql } from 'drizzle-orm'
import type { Picture } from '#contract/picture.ts'
import { pictureOf } from '#platform/catalog/product/card.ts'
import { type CartSku, cartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import type { Database } from '#platform/database/connect.ts'
import { carrinhoItens, carrinhos } from '../tables.ts'

/** The goods in a cart that can be bought now, without prices. `alteradoEm` is the cart's last change. */
export type CartGoods = {
  alteradoEm: Date
  itens: {
    nome: string
    url: string
    imagem: Picture
    atributos: { label: string; valor: string }[]
    quantidade: number
  }[]
}

/** Reads the goods for a mail to the cart's owner; undefined if there is no such cart. */
export async function readCartGoods(db: Database, id: number): Promise<CartGoods | undefined> {
  const [row] = await db
    .select({
      alteradoEm: carrinhos.alteradoEm,
      lines: sql<{ idAtributoSimples: number; quantidade: number }[]>`(
        select coalesce(json_agg(json_build_object(
          'idAtributoSimples', ${carrinhoItens.idAtributoSimples}, 'quantidade', ${carrinhoItens.quantidade}
        ) order by ${carrinhoItens.ordem}), '[]')
        from ${carrinhoItens} where ${carrinhoItens.idCarrinho} = ${id}
      )`,
      catalogue: cartSku({
        skus: sql`select ${carrinhoItens.idAtributoSimples} from ${carrinhoItens} where ${carrinhoItens.idCarrinho} = ${id}`,
        produtos: sql`array[]::integer[]`,
        grupo: sql`null::integer`,
      }),
    })
    .from(carrinhos)
    .where(eq(carrinhos.id, id))
  if (!row) return undefined

  const bySku = new Map(row.catalogue.map((sku) => [sku.idAtributoSimples, sku]))
  const itens = row.lines.flatMap(({ idAtributoSimples, quantidade }) =>
    shown(bySku.get(idAtributoSimples), quantidade),
  )
  return { alteradoEm: row.alteradoEm, itens }
}

function shown(sku: CartSku | undefined, quantidade: number): CartGoods['itens'] {
  if (sku?.situacao !== 'disponivel' || sku.estoque < 1) return []
  const { nomeProduto: nome, url, imagem, estoque } = sku
  const atributos = sku.atributos.map(({ label, valor }) => ({ label, valor }))

  return [{ nome, url, imagem: pictureOf(imagem), atributos, quantidade: Math.min(quantidade, estoque) }]
}
