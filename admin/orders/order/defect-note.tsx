import { Alert, Text } from '@mantine/core'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { DEFECT_CHOICE_NAMES } from '#domain/order/defect.ts'
import { formatDay } from '#domain/time/format-date.ts'

/** The open defect and its deadline. */
export function DefectNote({ order: { defeito, itens } }: { order: AdminOrder }) {
  if (!defeito) return null
  const pieces = defeito.itens.map(({ idAtributoSimples, quantidade }) => {
    const nome = itens.find((item) => item.idAtributoSimples === idAtributoSimples)?.nome ?? ''
    return `${quantidade} × ${nome}`
  })

  return (
    <Alert color="red.9" variant="outline" title={`Defeito: ${pieces.join(', ')}`}>
      <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {defeito.relato}
      </Text>
      <Text size="sm">
        O cliente prefere: {DEFECT_CHOICE_NAMES[defeito.escolha].toLowerCase()}. Resolva até{' '}
        {formatDay(defeito.prazo)} (30 dias; CDC, art. 18).
      </Text>
    </Alert>
  )
}
