import { NumberInput } from '@mantine/core'

type WholeNumberProps = {
  label: string
  suffix?: string
  valor: number | null
  mudar: (valor: number | null) => void
  error: string | undefined
}

/** A whole number that may be left out; empty is null. */
export function WholeNumber({ valor, mudar, ...props }: WholeNumberProps) {
  return (
    <NumberInput
      {...props}
      maw={180}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      value={valor ?? ''}
      onChange={(typed) => mudar(typed === '' ? null : Number(typed))}
    />
  )
}
