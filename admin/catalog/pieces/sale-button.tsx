import { Button } from '@mantine/core'
import { useSave } from '#admin/components/form/use-save.ts'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { api } from '#admin/shell/api.ts'
import type { PanelPiece } from '#contract/catalog/pieces.ts'
import { pieceSaleProblems } from '#domain/product/pieces/piece-problems.ts'

type SaleButtonProps = {
  piece: PanelPiece
  /** Whether there are unsaved changes, which would not be on sale. */
  changed: boolean
}

/** Puts a piece on sale or takes it off; a sold one is neither. */
export function SaleButton({ piece, changed }: SaleButtonProps) {
  const { save, saving } = useSave()
  const { id, situacao } = piece
  if (situacao === 'vendido') return null

  async function takeOff() {
    const sure =
      situacao === 'aVenda' ||
      (await askFirst({
        title: 'Tirar de venda?',
        text: 'Ele está na sacola de um cliente, que não poderá mais comprá-lo.',
        action: 'Tirar de venda',
        danger: true,
      }))
    if (sure) await save(() => api.pieces.takeOffSale({ id }), 'Fora de venda.')
  }

  if (situacao !== 'foraDeVenda')
    return (
      <Button variant="default" onClick={takeOff} loading={saving}>
        Tirar de venda
      </Button>
    )
  const missing = pieceSaleProblems(piece).length > 0

  return (
    <Button
      onClick={() => save(() => api.pieces.putOnSale({ id }), 'À venda. A loja já o mostra.')}
      loading={saving}
      disabled={changed || missing}
      {...(changed && { title: 'Salve antes.' })}
    >
      Pôr à venda
    </Button>
  )
}
