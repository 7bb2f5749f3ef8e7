import { WrittenField } from './written-field.tsx'

type Props = {
  value: string
  problem?: string | undefined
  /** Whether the instrument has pairs of strings, which players tune as one. */
  paired: boolean
  /** Notes of the instrument; empty if none are known. */
  example: string
}

/** A tuning that has no name, as notes; it counts before the one that is chosen in the list above. */
export function NotesField({ value, problem, paired, example }: Props) {
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
