import { Anchor, Table, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Home } from '#contract/panel/panel.ts'
import { FigureCard } from './figure-card.tsx'

type LowStockProps = { estoqueBaixo: NonNullable<Home['estoqueBaixo']> }

/** Products at or below their minimum stock, and what did not come on its day. */
export function LowStock({ estoqueBaixo: { itens, total, atrasados } }: LowStockProps) {
  return (
    <FigureCard
      title="Estoque baixo"
      {...(total > 0 && { link: { to: '/estoque?filtro=baixo', label: `Ver ${total}` } })}
    >
      {atrasados > 0 && (
        <Anchor component={Link} to="/estoque?filtro=vencida" size="sm" c="red.9">
          {atrasados === 1
            ? '1 item não chegou no dia previsto'
            : `${atrasados} itens não chegaram no dia previsto`}
        </Anchor>
      )}
      {itens.length === 0 ? (
        <Text size="sm" c="gray.6">
          Nada abaixo do mínimo.
        </Text>
      ) : (
        <Table aria-label="Estoque baixo">
          <Table.Tbody>
            {itens.map(({ idSku, sku, produto, variacao, estoque }) => (
              <Table.Tr key={idSku}>
                <Table.Td>
                  <Anchor component={Link} to={`/estoque?busca=${encodeURIComponent(sku)}`} size="sm">
                    {produto}
                  </Anchor>
                  <Text size="xs" c="gray.6">
                    {variacao === '' ? sku : `${variacao} · ${sku}`}
                  </Text>
                </Table.Td>
                <Table.Td ta="right">{estoque === 0 ? 'Esgotado' : estoque}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </FigureCard>
  )
}
