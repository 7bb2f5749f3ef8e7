import { Badge } from '@mantine/core'
import type { AdminTradeIn } from '#contract/orders/admin-trade-ins.ts'
import { TRADE_RESULT_NAMES, TRADE_SITUATION_NAMES } from '#domain/order/trade-in/trade-in-words.ts'

/** Where a trade-in stands; an inspected one says what was found, or that its difference is open. */
export function TradeInBadge({ trade }: { trade: AdminTradeIn }) {
  const { situacao, resultado } = trade
  const words = resultado ? TRADE_RESULT_NAMES[resultado] : TRADE_SITUATION_NAMES[situacao]

  return (
    <Badge variant="light" color={owes(trade) || situacao === 'recebida' ? 'orange' : 'gray'}>
      {owes(trade) ? `${words}, a pagar` : words}
    </Badge>
  )
}

/** Whether its difference is neither paid nor written off. */
export function owes({ diferenca, pagaEm, perdoadaEm }: AdminTradeIn): boolean {
  return diferenca > 0 && pagaEm === null && perdoadaEm === null
}
