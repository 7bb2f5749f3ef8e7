import { Anchor, Table } from '@mantine/core'
import { Link } from 'react-router'
import type { Home } from '#contract/panel/panel.ts'
import { FigureCard } from './figure-card.tsx'

type Orders = NonNullable<Home['pedidos']>

const LINES: { label: string; situacao: keyof Orders['situacoes'] }[] = [
  { label: 'Pagos, para separar', situacao: 'pagamentoAprovado' },
  { label: 'Em separação, para enviar', situacao: 'emSeparacao' },
  { label: 'Devoluções pedidas', situacao: 'devolucaoSolicitada' },
  { label: 'Pagamento em análise', situacao: 'pagamentoEmAnalise' },
  { label: 'Esperando pagamento', situacao: 'aguardandoPagamento' },
  { label: 'A caminho', situacao: 'enviado' },
]

/** Counts of the orders that need action, by situation. */
export function OrdersToDo({ pedidos: { situacoes, atencao } }: { pedidos: Orders }) {
  return (
    <FigureCard title="Pedidos" link={{ to: '/pedidos', label: 'Ver todos' }}>
      <Table aria-label="Pedidos por situação">
        <Table.Tbody>
          {atencao > 0 && <Line label="Pedem atenção" to="/pedidos?atencao=sim" count={atencao} strong />}
          {LINES.map(({ label, situacao }) => (
            <Line
              key={situacao}
              label={label}
              to={`/pedidos?situacao=${situacao}`}
              count={situacoes[situacao] ?? 0}
            />
          ))}
        </Table.Tbody>
      </Table>
    </FigureCard>
  )
}

type LineProps = { label: string; to: string; count: number; strong?: boolean }

function Line({ label, to, count, strong = false }: LineProps) {
  return (
    <Table.Tr fw={strong ? 600 : undefined}>
      <Table.Td>
        <Anchor component={Link} to={to} size="sm">
          {label}
        </Anchor>
      </Table.Td>
      <Table.Td ta="right">{count}</Table.Td>
    </Table.Tr>
  )
}
