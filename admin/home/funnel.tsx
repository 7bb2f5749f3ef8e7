import { Table, Text } from '@mantine/core'
import type { Home } from '#contract/panel/panel.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { FigureCard } from './figure-card.tsx'
import classes from './funnel.module.css'

type Steps = NonNullable<Home['funil']>

const STEPS: { label: string; step: keyof Steps }[] = [
  { label: 'Visitas', step: 'visitas' },
  { label: 'Produtos vistos', step: 'produtos' },
  { label: 'Postos na sacola', step: 'sacola' },
  { label: 'Compras começadas', step: 'checkout' },
  { label: 'Pedidos pagos', step: 'pagos' },
]

/** From the session to the paid order. Counts events, not people, so a step may exceed the one before it. */
export function Funnel({ funil }: { funil: Steps }) {
  const longest = Math.max(1, ...STEPS.map(({ step }) => funil[step] ?? 0))

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
          {STEPS.filter(({ step }) => funil[step] !== null).map(({ label, step }) => (
            <Table.Tr key={step}>
              <Table.Td>
                {label}
                {(funil[step] ?? 0) > 0 && (
                  <div
                    className={classes['bar']}
                    style={{ width: `${((funil[step] ?? 0) / longest) * 100}%` }}
                    aria-hidden
                  />
                )}
              </Table.Td>
              <Table.Td ta="right">{formatNumber(funil[step] ?? 0)}</Table.Td>
              <Table.Td ta="right">{per100(funil[step] ?? 0, funil.visitas)}</Table.Td>
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

function per100(count: number, sessions: number): string {
  return sessions === 0 ? '—' : formatNumber((count / sessions) * 100)
}
