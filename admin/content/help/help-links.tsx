import { Group, TextInput } from '@mantine/core'
import { SortableList } from '#admin/components/sortable/sortable-list.tsx'
import type { HelpLink } from '#contract/content/help.ts'
import { AddLine, RemoveLine } from '../line-buttons.tsx'
import { keyed, type Line } from './help-draft.ts'

type HelpLinksProps = {
  label: string
  items: Line<HelpLink>[]
  errorOf: (place: number, field: string) => string | undefined
  onChange: (items: Line<HelpLink>[]) => void
  disabled: boolean
}

/** Links of the help, in order. */
export function HelpLinks({ label: listLabel, items, errorOf, onChange, disabled }: HelpLinksProps) {
  return (
    <>
      <SortableList
        label={listLabel}
        items={items}
        keyOf={({ chave }) => chave}
        nameOf={({ label }) => label}
        onChange={onChange}
        disabled={disabled}
      >
        {(item, i) => (
          <Group gap="xs" wrap="nowrap" align="flex-start">
            <Group gap="xs" style={{ flex: 1 }}>
              <TextInput
                aria-label={`Texto: ${listLabel}, ${i + 1}`}
                placeholder="Texto"
                maxLength={120}
                style={{ flex: '1 1 10rem' }}
                value={item.label}
                error={errorOf(i, 'label')}
                onChange={(event) => onChange(items.with(i, { ...item, label: event.currentTarget.value }))}
              />
              <TextInput
                aria-label={`Leva a: ${listLabel}, ${i + 1}`}
                placeholder="/pagina/…"
                list="paginas"
                maxLength={500}
                style={{ flex: '1 1 10rem' }}
                value={item.link}
                error={errorOf(i, 'link')}
                onChange={(event) => onChange(items.with(i, { ...item, link: event.currentTarget.value }))}
              />
            </Group>
            <RemoveLine
              name={item.label || `linha ${i + 1}`}
              onClick={() => onChange(items.toSpliced(i, 1))}
            />
          </Group>
        )}
      </SortableList>
      {!disabled && (
        <AddLine onClick={() => onChange([...items, keyed({ label: '', link: '', svg: null })])}>
          Novo link
        </AddLine>
      )}
    </>
  )
}
