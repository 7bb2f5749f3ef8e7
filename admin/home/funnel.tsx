import { Table, Text } from '@mantine/core'
import type { Home } from '#contract/panel/panel.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { FigureCard } from './figure-card.tsx'
import classes from './funnel.module.css'
import { funnelSteps } from './funnel-steps.ts'

/** From the session to the paid order. */
export function Funnel({ funil }: { funil: NonNullable<Home['funil']> }) {
  return (
    <FigureCard title="Da visita à compra">
      <Table aria-label="Da visita à compra" withRowBorders={false}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Passo</Table.Th>
            <Table.Th ta="right">Vezes</Table.Th>
            <Table.Th ta="right">Por 100 visitas</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {funnelSteps(funil).map(({ label, count, per100, barPercent }) => (
            <Table.Tr key={label}>
              <Table.Td>
                {label}
                {count > 0 && (
                  <div className={classes['bar']} style={{ width: `${barPercent}%` }} aria-hidden />
                )}
              </Table.Td>
              <Table.Td ta="right">{formatNumber(count)}</Table.Td>
              <Table.Td ta="right">{per100}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="xs" c="gray.6" mt="xs">
        A loja conta o que é feito sem saber por quem: são passos, não pessoas.
      </Text>
    </FigureCard>
  )
}
