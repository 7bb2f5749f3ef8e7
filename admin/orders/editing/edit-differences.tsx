import { Alert, Table, Text } from '@mantine/core'
import { Section } from '#admin/components/page/section.tsx'
import type { OrderEditPreview } from '#contract/orders/order-edit.ts'
import { formatBRL } from '#domain/money/format-money.ts'

/** How an edit changes an order's total, line by line, before it is saved. */
export function EditDifferences({ preview }: { preview: OrderEditPreview }) {
  const { diferencas, antes, total, avisos } = preview

  return (
    <Section title="O que muda">
      {avisos.map((aviso) => (
        <Alert key={aviso} color="red.9" variant="outline" role="status">
          {aviso}
        </Alert>
      ))}
      <Table aria-label="Antes e depois">
        <Table.Thead>
          <Table.Tr>
            <Table.Th px={4}>Linha</Table.Th>
            <Table.Th px={4} ta="right">
              Antes
            </Table.Th>
            <Table.Th px={4} ta="right">
              Depois
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {diferencas.map(({ rotulo, antes, depois }) => (
            <Table.Tr key={`${rotulo} ${antes} ${depois}`}>
              <Table.Td px={4}>{rotulo}</Table.Td>
              <Amount valor={antes} />
              <Amount valor={depois} />
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th px={4}>Total</Table.Th>
            <Amount valor={antes} />
            <Amount valor={total} />
          </Table.Tr>
        </Table.Tfoot>
      </Table>
      <Text size="sm">{differenceText(total - antes)}</Text>
    </Section>
  )
}

function Amount({ valor }: { valor: number | null }) {
  return (
    <Table.Td px={4} ta="right" style={{ whiteSpace: 'nowrap' }}>
      {valor === null ? '–' : formatBRL(valor)}
    </Table.Td>
  )
}

function differenceText(difference: number): string {
  if (difference === 0) return 'O cliente paga o mesmo.'

  return difference > 0
    ? `O cliente paga ${formatBRL(difference)} a mais.`
    : `O cliente paga ${formatBRL(-difference)} a menos.`
}
