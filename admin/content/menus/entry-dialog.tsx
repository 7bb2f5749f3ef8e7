import { Autocomplete, Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import type { MenuEntry } from './menu-entries.ts'

type EntryDialogProps = {
  /** Null while no entry is edited. */
  entry: MenuEntry | null
  categorias: { caminho: string; nome: string }[]
  onChange: (changes: Partial<MenuEntry['item']>) => void
  onClose: () => void
}

/** Edits a menu entry's label and link. Saved with the menu. */
export function EntryDialog({ entry, categorias, onChange, onClose }: EntryDialogProps) {
  return (
    <Modal opened={entry !== null} onClose={onClose} title="Item do menu">
      {entry && (
        <PanelForm onSubmit={onClose}>
          <Stack>
            <TextInput
              label="Texto"
              description="Pode levar marcas, como {{loja.nome}}; a lista delas está no editor de páginas."
              value={entry.item.label}
              onChange={(event) => onChange({ label: event.currentTarget.value })}
              maxLength={400}
              required
              data-autofocus
            />
            <Autocomplete
              label="Leva a"
              description="Um caminho da loja ou um endereço https. Vazio: só fala, não leva a lugar nenhum."
              data={categorias.map(({ caminho }) => `/${caminho}`)}
              value={entry.item.link}
              onChange={(link) => onChange({ link })}
              limit={20}
              maxLength={500}
            />
            <Checkbox
              label="Abre em outra aba"
              checked={entry.item.target === '_blank'}
              onChange={(event) => onChange({ target: event.currentTarget.checked ? '_blank' : '_self' })}
            />
            <Checkbox
              label="Em destaque"
              checked={entry.item.destaque}
              onChange={(event) => onChange({ destaque: event.currentTarget.checked })}
            />
            <Group justify="flex-end">
              <Button type="submit">Pronto</Button>
            </Group>
          </Stack>
        </PanelForm>
      )}
    </Modal>
  )
}
