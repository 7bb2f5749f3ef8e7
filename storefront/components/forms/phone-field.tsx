import type { ComponentProps } from 'react'
import { formatPhone } from '#domain/format/format-phone.ts'
import { Field } from './field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'format'>

/** A field for a phone number, formatted while it is typed. */
export function PhoneField(props: Props) {
  return <Field {...props} type="tel" inputMode="tel" format={formatPhone} />
}
