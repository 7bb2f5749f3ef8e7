import { Select } from '@mantine/core'
import type { CategoryNode } from '#contract/catalog/categories.ts'

type ParentFieldProps = {
  tree: CategoryNode[]
  value: number | null
  onChange: (idPai: number | null) => void
}

/** Which category a new one is in. The third level has none below it. */
export function ParentField({ tree, value, onChange }: ParentFieldProps) {
  return (
    <Select
      label="Dentro de"
      placeholder="Nenhuma: primeiro nível"
      data={tree
        .filter(({ nivel }) => nivel < 3)
        .map(({ id, nome, nivel }) => ({
          value: String(id),
          label: `${'— '.repeat(nivel - 1)}${nome}`,
        }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Primeiro nível' }}
    />
  )
}
