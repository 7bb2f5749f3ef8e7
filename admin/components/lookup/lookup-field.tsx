import { Combobox, Text, TextInput, useCombobox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLookup } from './use-lookup.ts'

type LookupFieldProps<Found> = {
  label: string
  ask: (busca: string) => Promise<Found[]>
  keyOf: (found: Found) => string
  render: (found: Found) => ReactNode
  canPick?: (found: Found) => boolean
  onPick: (found: Found) => void
  disabled?: boolean
}

/** A search field whose results can be picked. */
export function LookupField<Found>(props: LookupFieldProps<Found>) {
  const { label, ask, keyOf, render, canPick, onPick, disabled = false } = props
  const { busca, type, found, problem } = useLookup(ask)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })

  function pick(key: string) {
    const one = found?.find((candidate) => keyOf(candidate) === key)
    if (!one) return
    type('')
    combobox.closeDropdown()
    onPick(one)
  }

  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.Target>
        <TextInput
          label={label}
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
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label={label}>
          {found?.length === 0 && (
            <Combobox.Empty>
              <Text size="sm" role={problem === null ? undefined : 'alert'}>
                {problem ?? `Nada encontrado com “${busca.trim()}”.`}
              </Text>
            </Combobox.Empty>
          )}
          {found?.map((one) => (
            <Combobox.Option key={keyOf(one)} value={keyOf(one)} disabled={canPick?.(one) === false}>
              {render(one)}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
