import { Table, Text } from '@mantine/core'
import type { Home } from '#contract/panel/panel.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { FigureCard } from './figure-card.tsx'
import classes from './funnel.module.css'

type Steps = NonNullable<Home['funil']>

const STEPS: { nome: string; passo: keyof Steps }[] = [
  { nome: 'Visitas', passo: 'visitas' },
  { nome: 'Produtos vistos', passo: 'produtos' },
  { nome: 'Postos na sacola', passo: 'sacola' },
  { nome: 'Compras começadas', passo: 'checkout' },
  { nome: 'Pedidos pagos', passo: 'pagos' },
]

/** From the visit to the paid order. Steps are counted, not people, so one may be longer than the one before it. */
export function Funnel({ funil }: { funil: Steps }) {
  const longest = Math.max(1, ...STEPS.map(({ passo }) => funil[passo] ?? 0))

  return (
    <FigureCard titulo="Da visita à compra">
      <Table aria-label="Da visita à compra" withRowBorders={false}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Passo</Table.Th>
            <Table.Th ta="right">Vezes</Table.Th>
            <Table.Th ta="right">Por 100 visitas</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {STEPS.filter(({ passo }) => funil[passo] !== null).map(({ nome, passo }) => (
            <Table.Tr key={passo}>
              <Table.Td>
                {nome}
                {(funil[passo] ?? 0) > 0 && (
                  <div
                    className={classes['bar']}
                    style={{ width: `${((funil[passo] ?? 0) / longest) * 100}%` }}
                    aria-hidden
                  />
                )}
              </Table.Td>
              <Table.Td ta="right">{formatNumber(funil[passo] ?? 0)}</Table.Td>
              <Table.Td ta="right">{per100(funil[passo] ?? 0, funil.visitas)}</Table.Td>
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

function per100(count: number, visits: number): string {
  return visits === 0 ? '—' : formatNumber((count / visits) * 100)
}
