import { Anchor, Card, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Home } from '#contract/panel/panel.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { change } from './change.ts'

type SalesCardProps = {
  title: string
  dias: NonNullable<Home['vendas']>['dias']
  /** The period that `vendas.antes` covers. */
  previousPeriod: string
  vendas: NonNullable<Home['vendas']>['hoje']
}

/** Sales of a period compared with the one before; links to its orders. */
export function SalesCard({ title, dias, previousPeriod, vendas }: SalesCardProps) {
  const [de, ate] = [dias.at(0)?.dia ?? '', dias.at(-1)?.dia ?? '']
  const query = new URLSearchParams({ vendidoDe: de, vendidoAte: ate })

  return (
    <Card withBorder component="section" aria-label={`Vendas: ${title}`}>
      <Text size="sm" c="gray.6">
        {title}
      </Text>
      <Anchor component={Link} to={`/pedidos?${query}`} c="inherit" fz={26} fw={600} lh={1.2}>
        {formatBRL(vendas.valor)}
      </Anchor>
      <Text size="sm">{vendas.pedidos === 1 ? '1 pedido pago' : `${vendas.pedidos} pedidos pagos`}</Text>
      <Text size="xs" c="gray.6">
        {change(vendas.valor, vendas.antes.valor)} {previousPeriod}: {formatBRL(vendas.antes.valor)}
      </Text>
    </Card>
  )
}
