import { Group, TextInput } from '@mantine/core'
import { SortableList } from '#admin/components/sortable/sortable-list.tsx'
import { AddLine, RemoveLine } from '../line-buttons.tsx'
import { keyed, type Line } from './help-draft.ts'

type Note = Line<{ label: string }>

type HelpNotesProps = {
  items: Note[]
  errors: Record<string, string>
  onChange: (itens: Note[]) => void
  disabled: boolean
}

/** Lines of the help without a link, in order. */
export function HelpNotes({ items, errors, onChange, disabled }: HelpNotesProps) {
  return (
    <>
      <SortableList
        label="Avisos da ajuda"
        items={items}
        keyOf={({ chave }) => chave}
        nameOf={({ label }) => label}
        onChange={onChange}
        disabled={disabled}
      >
        {(aviso, i) => (
          <Group wrap="nowrap" gap="xs">
            <TextInput
              aria-label={`Aviso ${i + 1}`}
              maxLength={400}
              style={{ flex: 1 }}
              value={aviso.label}
              error={errors[`avisos.${i}`]}
              onChange={(event) => onChange(items.with(i, { ...aviso, label: event.currentTarget.value }))}
            />
            <RemoveLine
              name={aviso.label || `aviso ${i + 1}`}
              onClick={() => onChange(items.toSpliced(i, 1))}
            />
          </Group>
        )}
      </SortableList>
      {!disabled && <AddLine onClick={() => onChange([...items, keyed({ label: '' })])}>Novo aviso</AddLine>}
    </>
  )
}
