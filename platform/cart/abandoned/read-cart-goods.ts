import { eq, sql } from 'drizzle-orm'
import type { Picture } from '#contract/picture.ts'
import { pictureOf } from '#platform/catalog/product/card.ts'
import { type CartSku, cartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import type { Database } from '#platform/database/connect.ts'
import { carrinhoItens, carrinhos } from '../tables.ts'

/** What lies in a cart and can be bought now, without prices; `alteradoEm` is its last change. */
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

/** For whoever tells a cart's owner of it; undefined where there is no such cart. */
export async function readCartGoods(db: Database, id: number): Promise<CartGoods | undefined> {
  const [row] = await db
    .select({
      alteradoEm: carrinhos.alteradoEm,
      linhas: sql<{ idAtributoSimples: number; quantidade: number }[]>`(
        select coalesce(json_agg(json_build_object(
          'idAtributoSimples', ${carrinhoItens.idAtributoSimples}, 'quantidade', ${carrinhoItens.quantidade}
        ) order by ${carrinhoItens.ordem}), '[]')
        from ${carrinhoItens} where ${carrinhoItens.idCarrinho} = ${id}
      )`,
      fatos: cartSku({
        skus: sql`select ${carrinhoItens.idAtributoSimples} from ${carrinhoItens} where ${carrinhoItens.idCarrinho} = ${id}`,
        produtos: sql`array[]::integer[]`,
        grupo: sql`null::integer`,
      }),
    })
    .from(carrinhos)
    .where(eq(carrinhos.id, id))
  if (!row) return undefined

  const facts = new Map(row.fatos.map((fato) => [fato.idAtributoSimples, fato]))
  const itens = row.linhas.flatMap(({ idAtributoSimples, quantidade }) =>
    shown(facts.get(idAtributoSimples), quantidade),
  )
  return { alteradoEm: row.alteradoEm, itens }
}

function shown(fato: CartSku | undefined, quantidade: number): CartGoods['itens'] {
  if (fato?.situacao !== 'disponivel' || fato.estoque < 1) return []
  const { nomeProduto: nome, url, imagem, estoque } = fato
  const atributos = fato.atributos.map(({ label, valor }) => ({ label, valor }))

  return [{ nome, url, imagem: pictureOf(imagem), atributos, quantidade: Math.min(quantidade, estoque) }]
}
