import { Anchor, Table, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Home } from '#contract/panel/panel.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { FigureCard } from './figure-card.tsx'

type BestSellersProps = { maisVendidos: NonNullable<Home['maisVendidos']> }

/** The best-selling products of the selected period. */
export function BestSellers({ maisVendidos }: BestSellersProps) {
  const showsValues = maisVendidos.some(({ valor }) => valor !== null)

  return (
    <FigureCard title="Mais vendidos">
      {maisVendidos.length === 0 ? (
        <Text size="sm" c="gray.6">
          Nenhuma venda nestes dias.
        </Text>
      ) : (
        <Table aria-label="Mais vendidos">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Produto</Table.Th>
              <Table.Th ta="right">Peças</Table.Th>
              {showsValues && <Table.Th ta="right">Valor</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {maisVendidos.map(({ idProduto, nome, quantidade, valor }) => (
              <Table.Tr key={idProduto}>
                <Table.Td>
                  <Anchor component={Link} to={`/pedidos?idProduto=${idProduto}`} size="sm">
                    {nome}
                  </Anchor>
                </Table.Td>
                <Table.Td ta="right">{quantidade}</Table.Td>
                {valor !== null && <Table.Td ta="right">{formatBRL(valor)}</Table.Td>}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </FigureCard>
  )
}
