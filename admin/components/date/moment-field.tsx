import type { TextInputProps } from '@mantine/core'
import { DateField } from './date-field.tsx'

type MomentFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  /** An instant in ISO 8601; null for none. */
  value: string | null
  onChange: (instant: string | null) => void
}

/** A field for a day and time in São Paulo. */
export function MomentField({ value, onChange, ...props }: MomentFieldProps) {
  return (
    <DateField
      shape="moment"
      value={value === null ? '' : localOf(value)}
      onChange={(local) => onChange(instantOf(local))}
      {...props}
    />
  )
}

/** São Paulo has had one UTC offset since 2019 (Decreto 9.772). */
const OFFSET_HOURS = 3

function localOf(instant: string): string {
  const moment = new Date(instant)
  moment.setUTCHours(moment.getUTCHours() - OFFSET_HOURS)

  return moment.toISOString().slice(0, 16)
}

function instantOf(local: string): string | null {
  return local === '' ? null : new Date(`${local}:00-03:00`).toISOString()
}
