import { Group, TextInput } from '@mantine/core'
import { SortableList } from '#admin/components/sortable/sortable-list.tsx'
import { AddLine, RemoveLine } from '../line-buttons.tsx'
import { keyed, type Line } from './help-draft.ts'

type Note = Line<{ label: string }>

type HelpNotesProps = {
  itens: Note[]
  erros: Record<string, string>
  mudar: (itens: Note[]) => void
  parada: boolean
}

/** Lines of the help that lead nowhere, in their order. */
export function HelpNotes({ itens, erros, mudar, parada }: HelpNotesProps) {
  return (
    <>
      <SortableList
        rotulo="Avisos da ajuda"
        itens={itens}
        chave={({ chave }) => chave}
        nome={({ label }) => label}
        mudar={mudar}
        parada={parada}
      >
        {(aviso, i) => (
          <Group wrap="nowrap" gap="xs">
            <TextInput
              aria-label={`Aviso ${i + 1}`}
              maxLength={400}
              style={{ flex: 1 }}
              value={aviso.label}
              error={erros[`avisos.${i}`]}
              onChange={(event) => mudar(itens.with(i, { ...aviso, label: event.currentTarget.value }))}
            />
            <RemoveLine nome={aviso.label || `aviso ${i + 1}`} onClick={() => mudar(itens.toSpliced(i, 1))} />
          </Group>
        )}
      </SortableList>
      {!parada && <AddLine onClick={() => mudar([...itens, keyed({ label: '' })])}>Novo aviso</AddLine>}
    </>
  )
}
