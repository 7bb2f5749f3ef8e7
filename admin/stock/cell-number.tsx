import { NumberInput } from '@mantine/core'

type CellNumberProps = {
  rotulo: string
  valor: number | null
  mudar: (valor: number | null) => void
  /** Also called for Enter. */
  onLeave: () => void
  min: number
  disabled: boolean
}

/** A number in a table that is saved when one leaves it; empty is null. */
export function CellNumber({ rotulo, valor, mudar, onLeave, min, disabled }: CellNumberProps) {
  return (
    <NumberInput
      size="xs"
      w={84}
      ml="auto"
      aria-label={rotulo}
      placeholder="—"
      value={valor ?? ''}
      onChange={(typed) => mudar(typed === '' ? null : Number(typed))}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
      disabled={disabled}
      min={min}
      max={1_000_000}
      allowDecimal={false}
      hideControls
    />
  )
}
