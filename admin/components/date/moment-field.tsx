import type { TextInputProps } from '@mantine/core'
import { DateField } from './date-field.tsx'
import { instantOf, localOf } from './local-moment.ts'

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
