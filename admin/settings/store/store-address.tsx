import { Group, Select, TextInput } from '@mantine/core'
import { usePlaceOfCep } from '#admin/components/address/use-place-of-cep.ts'
import type { SettingsParts } from '#contract/settings/admin-settings.ts'
import { readCep, UF_RANGES } from '#domain/documents/cep.ts'

type Address = SettingsParts['loja']['endereco']

type StoreAddressProps = {
  endereco: Address
  mudar: (endereco: Address) => void
  problema: (campo: string) => string | undefined
}

export const UFS = [...new Set(UF_RANGES.map(([, , uf]) => uf))].sort()

const FIELDS = [
  ['cep', 'CEP', '0 1 8rem'],
  ['logradouro', 'Rua', '3 1 14rem'],
  ['numero', 'Número', '0 1 6rem'],
  ['bairro', 'Bairro', '1 1 10rem'],
  ['cidade', 'Cidade', '1 1 10rem'],
] as const

/** Where the store stands: freight is quoted from here, and goods are fetched here. */
export function StoreAddress({ endereco, mudar, problema }: StoreAddressProps) {
  const follow = usePlaceOfCep(endereco, (next) => mudar({ ...next, uf: readCep(next.cep)?.uf ?? next.uf }))

  return (
    <Group align="flex-start">
      {FIELDS.map(([campo, label, flex]) => (
        <TextInput
          key={campo}
          label={label}
          value={endereco[campo]}
          onChange={(event) => {
            const next = { ...endereco, [campo]: event.currentTarget.value }
            mudar(next)
            if (campo === 'cep') follow(next)
          }}
          error={problema(`loja.endereco.${campo}`)}
          style={{ flex }}
        />
      ))}
      <Select
        label="Estado"
        data={UFS}
        value={endereco.uf}
        onChange={(uf) => uf && mudar({ ...endereco, uf })}
        allowDeselect={false}
        searchable
        w={90}
      />
    </Group>
  )
}
