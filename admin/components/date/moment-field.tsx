import type { TextInputProps } from '@mantine/core'
import { DateField } from './date-field.tsx'

type MomentFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  /** An instant in ISO 8601; null where there is none. */
  valor: string | null
  mudar: (instant: string | null) => void
}

/** A field for a day and an hour, as they are told in São Paulo. */
export function MomentField({ valor, mudar, ...props }: MomentFieldProps) {
  return (
    <DateField
      shape="moment"
      value={valor === null ? '' : localOf(valor)}
      onChange={(local) => mudar(instantOf(local))}
      {...props}
    />
  )
}

/** São Paulo has kept one offset since 2019 (Decreto 9.772). */
const OFFSET_HOURS = 3

function localOf(instant: string): string {
  const moment = new Date(instant)
  moment.setUTCHours(moment.getUTCHours() - OFFSET_HOURS)

  return moment.toISOString().slice(0, 16)
}

function instantOf(local: string): string | null {
  return local === '' ? null : new Date(`${local}:00-03:00`).toISOString()
}
