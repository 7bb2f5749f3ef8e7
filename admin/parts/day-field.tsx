import { TextInput } from '@mantine/core'
import { useQuery } from './search-params.ts'

/** A day that narrows the list of this page, kept in the address. */
export function DayField({ rotulo, nome }: { rotulo: string; nome: string }) {
  const { params, change } = useQuery()

  return (
    <TextInput
      type="date"
      label={rotulo}
      value={params.get(nome) ?? ''}
      onChange={(event) => change({ [nome]: event.currentTarget.value })}
      w={140}
    />
  )
}
