import { Group, Select, TextInput } from '@mantine/core'
import { usePlaceOfCep } from '#admin/components/address/use-place-of-cep.ts'
import type { SettingsParts } from '#contract/settings/admin-settings.ts'
import { readCep, UF_RANGES } from '#domain/documents/cep.ts'

type Address = SettingsParts['loja']['endereco']

type StoreAddressProps = {
  endereco: Address
  onChange: (endereco: Address) => void
  errorOf: (campo: string) => string | undefined
}

export const UFS = [...new Set(UF_RANGES.map(([, , uf]) => uf))].sort()

const FIELDS = [
  ['cep', 'CEP', '0 1 8rem'],
  ['logradouro', 'Rua', '3 1 14rem'],
  ['numero', 'Número', '0 1 6rem'],
  ['bairro', 'Bairro', '1 1 10rem'],
  ['cidade', 'Cidade', '1 1 10rem'],
] as const

/** The store's address: the origin of freight quotes and the place of pickup. */
export function StoreAddress({ endereco, onChange, errorOf }: StoreAddressProps) {
  const follow = usePlaceOfCep(endereco, (next) =>
    onChange({ ...next, uf: readCep(next.cep)?.uf ?? next.uf }),
  )

  return (
    <Group align="flex-start">
      {FIELDS.map(([campo, label, flex]) => (
        <TextInput
          key={campo}
          label={label}
          value={endereco[campo]}
          onChange={(event) => {
            const next = { ...endereco, [campo]: event.currentTarget.value }
            onChange(next)
            if (campo === 'cep') follow(next)
          }}
          error={errorOf(`loja.endereco.${campo}`)}
          style={{ flex }}
        />
      ))}
      <Select
        label="Estado"
        data={UFS}
        value={endereco.uf}
        onChange={(uf) => uf && onChange({ ...endereco, uf })}
        allowDeselect={false}
        searchable
        w={90}
      />
    </Group>
  )
}
