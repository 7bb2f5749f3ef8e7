import { Badge, Group } from '@mantine/core'
import type { AdminTradeIn } from '#contract/orders/admin-trade-ins.ts'
import { TRADE_RESULT_NAMES, TRADE_SITUATION_NAMES } from '#domain/order/trade-in/trade-in-words.ts'

/** Where a trade-in stands: what the inspection found, whether it is late, and whether its difference is open. */
export function TradeInBadge({ trade }: { trade: AdminTradeIn }) {
  const { situacao, resultado, atrasada } = trade

  return (
    <Group gap={4}>
      <Badge variant="light" color={situacao === 'recebida' ? 'orange' : 'gray'}>
        {resultado ? TRADE_RESULT_NAMES[resultado] : TRADE_SITUATION_NAMES[situacao]}
      </Badge>
      {owes(trade) && (
        <Badge variant="light" color="orange">
          A pagar
        </Badge>
      )}
      {atrasada && (
        <Badge variant="light" color="red">
          Atrasada
        </Badge>
      )}
    </Group>
  )
}

/** Whether its difference is neither paid nor written off. */
export function owes({ diferenca, pagaEm, perdoadaEm }: AdminTradeIn): boolean {
  return diferenca > 0 && pagaEm === null && perdoadaEm === null
}
