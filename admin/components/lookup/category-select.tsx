import { Select } from '@mantine/core'
import { useQuery } from '../table/search-params.ts'

type CategorySelectProps = {
  /** The path of the chosen category, from the address (`categoria`); empty without one. */
  value: string
  categorias: readonly { caminho: string; nome: string }[]
}

/** The category whose settings a page edits; the choice is in the address. */
export function CategorySelect({ value, categorias }: CategorySelectProps) {
  const { change } = useQuery()

  return (
    <Select
      label="Categoria"
      searchable
      limit={100}
      maw={480}
      data={categorias.map(({ caminho, nome }) => ({ value: caminho, label: nome }))}
      value={value || null}
      onChange={(caminho) => change({ categoria: caminho })}
    />
  )
}
