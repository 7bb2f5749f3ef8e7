import type { TradeInCredit } from '#domain/cart/trade-in-credit.ts'
import type { Family } from '#domain/instruments/families/family.ts'
import { instrumentWords } from '#domain/instruments/mine/my-instrument.ts'
import { largerSizes, sizeOfInstrument } from '#domain/instruments/sizes/larger-sizes.ts'
import { goodsOfPlayers } from '#platform/catalog/strings/mine/goods-of-players.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** A credit that a customer may use now, and for what it is given. */
export type FreeCredit = { id: string; valor: number; familia: Family; tamanho: string }

/** Credits with the SKUs among these that they may pay for: larger sizes of the same family. */
export async function creditsForSkus(
  context: RequestContext,
  credits: readonly FreeCredit[],
  skus: readonly { idProduto: number; idAtributoSimples: number }[],
): Promise<TradeInCredit[]> {
  if (credits.length === 0) return []
  const { instruments } = await goodsOfPlayers(context, [...new Set(skus.map(({ idProduto }) => idProduto))])

  return credits.map(({ id, valor, familia, tamanho }) => {
    const larger = largerSizes(familia, tamanho)
    const allowed = skus.filter(({ idAtributoSimples }) => {
      const sold = instruments.get(idAtributoSimples)
      const size = sold && sizeOfInstrument(sold)
      return sold?.familia === familia && size && larger.includes(size)
    })
    return {
      id,
      valor,
      label: `Crédito da troca: ${instrumentWords({ familia, tamanho, escala: null, cordas: null })}`,
      skus: allowed.map(({ idAtributoSimples }) => idAtributoSimples),
    }
  })
}
