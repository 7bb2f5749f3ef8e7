import { NumberInput } from '@mantine/core'

type WholeNumberProps = {
  label: string
  suffix?: string
  value: number | null
  onChange: (valor: number | null) => void
  error: string | undefined
}

/** An optional whole number; empty is null. */
export function WholeNumber({ value, onChange, ...props }: WholeNumberProps) {
  return (
    <NumberInput
      {...props}
      maw={180}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
    />
  )
}
