import { Badge, Group } from '@mantine/core'
import type { WorkOrderRow } from '#contract/orders/workshop/work-orders.ts'
import type { WorkSituation } from '#domain/workshop/work-order-situation.ts'
import { SITUATION_WORDS } from '#domain/workshop/work-order-words.ts'

const COLOURS: Record<WorkSituation, string> = {
  recebida: 'orange',
  aguardandoAprovacao: 'yellow',
  aprovada: 'blue',
  emServico: 'blue',
  pronta: 'pine',
  entregue: 'gray',
  recusada: 'orange',
  cancelada: 'gray',
}

/** Two words below each other, where a narrow list has no room for both. */
const WRAPPED = {
  label: { overflow: 'visible', whiteSpace: 'normal', lineHeight: 1.3, paddingBlock: 3 },
} as const

/** Where a work order stands, and whether its day or its quote's time has passed. */
export function SituationBadge({
  situacao,
  atrasada,
  orcamentoVencido,
}: Pick<WorkOrderRow, 'situacao' | 'atrasada' | 'orcamentoVencido'>) {
  return (
    <Group gap={4}>
      <Badge variant="light" color={COLOURS[situacao]} h="auto" miw={0} styles={WRAPPED}>
        {SITUATION_WORDS[situacao]}
      </Badge>
      {atrasada && (
        <Badge variant="light" color="red">
          Atrasada
        </Badge>
      )}
      {orcamentoVencido && (
        <Badge variant="light" color="red" h="auto" miw={0} styles={WRAPPED}>
          Orçamento vencido
        </Badge>
      )}
    </Group>
  )
}
