import { Anchor, Table } from '@mantine/core'
import { Link } from 'react-router'
import type { Home } from '#contract/panel/panel.ts'
import { FigureCard } from './figure-card.tsx'

type Orders = NonNullable<Home['pedidos']>

const LINES: { nome: string; situacao: keyof Orders['situacoes'] }[] = [
  { nome: 'Pagos, para separar', situacao: 'pagamentoAprovado' },
  { nome: 'Em separação, para enviar', situacao: 'emSeparacao' },
  { nome: 'Devoluções pedidas', situacao: 'devolucaoSolicitada' },
  { nome: 'Pagamento em análise', situacao: 'pagamentoEmAnalise' },
  { nome: 'Esperando pagamento', situacao: 'aguardandoPagamento' },
  { nome: 'A caminho', situacao: 'enviado' },
]

/** The orders that somebody of the store has to do something about, by where they stand. */
export function OrdersToDo({ pedidos: { situacoes, atencao } }: { pedidos: Orders }) {
  return (
    <FigureCard titulo="Pedidos" ver={{ para: '/pedidos', nome: 'Ver todos' }}>
      <Table aria-label="Pedidos por situação">
        <Table.Tbody>
          {atencao > 0 && <Line nome="Pedem atenção" para="/pedidos?atencao=sim" count={atencao} strong />}
          {LINES.map(({ nome, situacao }) => (
            <Line
              key={situacao}
              nome={nome}
              para={`/pedidos?situacao=${situacao}`}
              count={situacoes[situacao] ?? 0}
            />
          ))}
        </Table.Tbody>
      </Table>
    </FigureCard>
  )
}

type LineProps = { nome: string; para: string; count: number; strong?: boolean }

function Line({ nome, para, count, strong = false }: LineProps) {
  return (
    <Table.Tr fw={strong ? 600 : undefined}>
      <Table.Td>
        <Anchor component={Link} to={para} size="sm">
          {nome}
        </Anchor>
      </Table.Td>
      <Table.Td ta="right">{count}</Table.Td>
    </Table.Tr>
  )
}
