import { Combobox, Text, TextInput, useCombobox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLookup } from './use-lookup.ts'

type LookupFieldProps<Found> = {
  rotulo: string
  ask: (busca: string) => Promise<Found[]>
  chave: (found: Found) => string
  mostrar: (found: Found) => ReactNode
  podeEscolher?: (found: Found) => boolean
  onPick: (found: Found) => void
  disabled?: boolean
}

/** A field that finds something while one types, and lets one of the findings be picked. */
export function LookupField<Found>(props: LookupFieldProps<Found>) {
  const { rotulo, ask, chave, mostrar, podeEscolher, onPick, disabled = false } = props
  const { busca, type, found } = useLookup(ask)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })

  function pick(key: string) {
    const one = found?.find((candidate) => chave(candidate) === key)
    if (!one) return
    type('')
    combobox.closeDropdown()
    onPick(one)
  }

  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.Target>
        <TextInput
          label={rotulo}
          value={busca}
          disabled={disabled}
          leftSection={<IconSearch size={16} aria-hidden />}
          onChange={(event) => {
            type(event.currentTarget.value)
            combobox.openDropdown()
          }}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found === null}>
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label={rotulo}>
          {found?.length === 0 && (
            <Combobox.Empty>
              <Text size="sm">Nada encontrado com “{busca.trim()}”.</Text>
            </Combobox.Empty>
          )}
          {found?.map((one) => (
            <Combobox.Option key={chave(one)} value={chave(one)} disabled={podeEscolher?.(one) === false}>
              {mostrar(one)}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
