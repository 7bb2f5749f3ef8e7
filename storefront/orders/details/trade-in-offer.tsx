import type { MyTradeIns } from '#contract/orders/trade-ins.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { TRADE_IN_PATH } from '#domain/order/trade-in/trade-in-path.ts'
import { bestWorth } from '#domain/order/trade-in/trade-in-worth.ts'

/** What the instruments of an order are worth for a larger one, and the trade-ins that there are of them. */
export function TradeInOffer({ podem, trocas }: Pick<MyTradeIns, 'podem' | 'trocas'>) {
  return (
    <>
      {podem.map(({ posicao, unidade, descricao, valores }) => (
        <p key={`${posicao} ${unidade}`}>
          Ficou pequeno ({descricao})?{' '}
          <a href={TRADE_IN_PATH}>Sua troca vale até {formatBRL(bestWorth(valores))} em um maior</a>
        </p>
      ))}
      {trocas.length > 0 && (
        <p>
          <a href={TRADE_IN_PATH}>Ver a troca que você fez com este pedido</a>
        </p>
      )}
    </>
  )
}
