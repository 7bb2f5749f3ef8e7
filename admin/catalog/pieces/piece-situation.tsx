import { Badge } from '@mantine/core'
import { formatTime } from '#admin/components/date/format.ts'
import type { PieceSituation } from '#contract/catalog/pieces.ts'

/** The situations of a piece, as the panel names them. */
export const SITUATION_NAMES: Record<PieceSituation, string> = {
  aVenda: 'À venda',
  noCarrinho: 'Na sacola',
  vendido: 'Vendido',
  foraDeVenda: 'Fora de venda',
}

const COLOURS: Record<PieceSituation, string> = {
  aVenda: 'pine',
  noCarrinho: 'yellow',
  vendido: 'rosewood',
  foraDeVenda: 'gray',
}

type Situated = { situacao: PieceSituation; retidoAte: string | null }

/** A badge: on sale, in a cart and until when, sold, or off sale. */
export function PieceSituationBadge({ piece: { situacao, retidoAte } }: { piece: Situated }) {
  const until = situacao === 'noCarrinho' && retidoAte !== null ? ` até ${formatTime(retidoAte)}` : ''

  return (
    <Badge variant="light" color={COLOURS[situacao]} tt="none">
      {SITUATION_NAMES[situacao]}
      {until}
    </Badge>
  )
}
