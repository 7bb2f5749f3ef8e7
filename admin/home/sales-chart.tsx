import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { Table, Text } from '@mantine/core'
import type { Home } from '#contract/panel/panel.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { FigureCard } from './figure-card.tsx'

type SalesChartProps = { dias: NonNullable<Home['vendas']>['dias'] }

/** Sales of each of the last thirty days, as a chart and as a table. */
export default function SalesChart({ dias }: SalesChartProps) {
  const data = dias.map(({ dia, valor }) => ({ dia: formatDay(dia).slice(0, 5), Vendas: valor }))

  const sold = dias.reduce((sum, { valor }) => sum + valor, 0)

  return (
    <FigureCard title="Vendas por dia">
      {sold === 0 && (
        <Text size="sm" c="gray.6">
          Nenhuma venda nos últimos 30 dias.
        </Text>
      )}
      {/* Screen readers get the table below. Hidden without sales: an axis without values would be scaled in centavos. */}
      <div aria-hidden hidden={sold === 0}>
        <BarChart
          h={220}
          data={data}
          dataKey="dia"
          series={[{ name: 'Vendas', color: 'rosewood.6' }]}
          valueFormatter={formatBRL}
          xAxisProps={{ interval: 'equidistantPreserveStart' }}
          yAxisProps={{ width: 90 }}
          barChartProps={{ accessibilityLayer: false }}
        />
      </div>
      <details>
        <Text component="summary" size="sm" style={{ cursor: 'pointer' }}>
          Ver como tabela
        </Text>
        <Table aria-label="Vendas por dia" maw={420}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Dia</Table.Th>
              <Table.Th ta="right">Pedidos pagos</Table.Th>
              <Table.Th ta="right">Valor</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {dias.toReversed().map(({ dia, pedidos, valor }) => (
              <Table.Tr key={dia}>
                <Table.Td>{formatDay(dia)}</Table.Td>
                <Table.Td ta="right">{pedidos}</Table.Td>
                <Table.Td ta="right">{formatBRL(valor)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </details>
    </FigureCard>
  )
}
