import type { ComponentProps } from 'react'
import { Field } from '../../components/forms/field.tsx'
import { useFollowed } from './use-followed.ts'

type Props = Omit<ComponentProps<typeof Field>, 'ref' | 'defaultValue' | 'value'> & {
  /** What the address says. */
  value: string
}

/** A field of a tool's form, which shows what the address says, also after going back. */
export function WrittenField({ value, ...field }: Props) {
  return (
    <Field ref={useFollowed<HTMLInputElement>(value)} defaultValue={value} autoComplete="off" {...field} />
  )
}
