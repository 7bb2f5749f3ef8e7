import { NumberInput } from '@mantine/core'

type CellNumberProps = {
  label: string
  value: number | null
  onChange: (valor: number | null) => void
  /** Also called for Enter. */
  onLeave: () => void
  min: number
  disabled: boolean
}

/** A number in a table, saved on blur; empty is null. */
export function CellNumber({ label, value, onChange, onLeave, min, disabled }: CellNumberProps) {
  return (
    <NumberInput
      size="xs"
      w={84}
      ml="auto"
      aria-label={label}
      placeholder="—"
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
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
