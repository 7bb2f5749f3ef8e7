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

type NotesProps = {
  value: string
  problem?: string | undefined
  /** Whether the instrument has pairs of strings, which players tune as one. */
  paired: boolean
  /** Notes of the instrument; empty if none are known. */
  example: string
}

/** A tuning that has no name, as notes; it counts before the one that is chosen in the list above. */
export function NotesField({ value, problem, paired, example }: NotesProps) {
  const order = paired ? 'par, do mais grave ao mais agudo' : 'corda, da mais grave à mais aguda'
  const as = example === '' ? '' : `, como ${example}`

  return (
    <WrittenField
      name="notas"
      label="Outra afinação"
      hint={`Uma nota por ${order}${as}. Escrita aqui, vale no lugar da lista.`}
      problem={problem}
      value={value}
      maxLength={60}
    />
  )
}
