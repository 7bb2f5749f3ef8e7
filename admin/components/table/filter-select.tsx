import { NativeSelect } from '@mantine/core'
import { useQuery } from './search-params.ts'

type FilterSelectProps = {
  rotulo: string
  /** Its name in the address. */
  nome: string
  /** What is shown while nothing is chosen. */
  todos: string
  opcoes: { value: string; label: string }[]
}

/** Narrows the list of this page to what is chosen, by the address. */
export function FilterSelect({ rotulo, nome, todos, opcoes }: FilterSelectProps) {
  const { params, change } = useQuery()

  return (
    <NativeSelect
      aria-label={rotulo}
      value={params.get(nome) ?? ''}
      data={[{ value: '', label: todos }, ...opcoes]}
      onChange={(event) => change({ [nome]: event.currentTarget.value })}
    />
  )
}
