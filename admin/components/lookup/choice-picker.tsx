import { Combobox, Loader, Pill, PillsInput, useCombobox } from '@mantine/core'
import { api } from '#admin/shell/api.ts'
import type { Choice } from '#contract/panel/panel.ts'
import { useReadOnly } from '../form/editable.tsx'
import { useLookup } from './use-lookup.ts'

type Kind = 'categoria' | 'marca' | 'produto' | 'sku' | 'grupo'

type ChoicePickerProps = {
  label: string
  description?: string
  tipo: Kind
  value: readonly Choice[]
  onChange: (valor: Choice[]) => void
  error?: string | undefined
  /** Picks one at a time and shows no pills, for a list of its own beside it. */
  withoutPills?: boolean
}

/** A field that picks several entities by name. */
export function ChoicePicker({ label, description, error, ...props }: ChoicePickerProps) {
  const { tipo, value, onChange, withoutPills = false } = props
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const disabled = useReadOnly()
  const { busca, type, found, looking, problem } = useLookup((text) => choicesOf(tipo, text), 0)
  const chosen = new Set(value.map(({ id }) => id))
  const options = (found ?? []).filter(({ id }) => !chosen.has(id))

  function choose(id: string) {
    const choice = options.find((option) => String(option.id) === id)
    if (!choice) return
    onChange([...value, choice])
    type('')
  }

  return (
    <Combobox store={combobox} onOptionSubmit={choose} disabled={disabled}>
      <Combobox.DropdownTarget>
        <PillsInput label={label} description={description} error={error} disabled={disabled}>
          <Pill.Group>
            {!withoutPills &&
              value.map(({ id, nome }) => (
                <Pill
                  key={id}
                  withRemoveButton={!disabled}
                  removeButtonProps={{ 'aria-label': `Tirar ${nome}`, 'aria-hidden': false, tabIndex: 0 }}
                  onRemove={() => onChange(value.filter((choice) => choice.id !== id))}
                >
                  {nome}
                </Pill>
              ))}
            <Combobox.EventsTarget>
              <PillsInput.Field
                aria-label={`${label}: procurar`}
                placeholder={disabled ? '' : 'Procurar pelo nome'}
                value={busca}
                disabled={disabled}
                onFocus={() => {
                  type(busca)
                  combobox.openDropdown()
                }}
                onBlur={() => combobox.closeDropdown()}
                onChange={(event) => {
                  type(event.currentTarget.value)
                  combobox.openDropdown()
                  combobox.updateSelectedOptionIndex()
                }}
              />
            </Combobox.EventsTarget>
            {looking && <Loader size={14} />}
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options mah={260} style={{ overflowY: 'auto' }} aria-label={label}>
          {options.map(({ id, nome, detalhe }) => (
            <Combobox.Option key={id} value={String(id)}>
              {nome}
              {detalhe !== '' && <small> · {detalhe}</small>}
            </Combobox.Option>
          ))}
          {options.length === 0 && !looking && (
            <Combobox.Empty role={problem === null ? undefined : 'alert'}>
              {problem ?? 'Nada com este nome.'}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

/** Searches the store by name. */
async function choicesOf(tipo: Kind, busca: string): Promise<Choice[]> {
  const { itens } = await api.panel.choices({ tipo, busca: busca.slice(0, 100) })

  return itens
}
