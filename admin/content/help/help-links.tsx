import { Group, TextInput } from '@mantine/core'
import { SortableList } from '#admin/components/sortable/sortable-list.tsx'
import type { HelpLink } from '#contract/content/help.ts'
import { AddLine, RemoveLine } from '../line-buttons.tsx'
import { keyed, type Line } from './help-draft.ts'

type HelpLinksProps = {
  rotulo: string
  itens: Line<HelpLink>[]
  campo: (place: number, field: string) => string | undefined
  mudar: (itens: Line<HelpLink>[]) => void
  parada: boolean
}

/** Links of the help in their order. */
export function HelpLinks({ rotulo, itens, campo, mudar, parada }: HelpLinksProps) {
  return (
    <>
      <SortableList
        rotulo={rotulo}
        itens={itens}
        chave={({ chave }) => chave}
        nome={({ label }) => label}
        mudar={mudar}
        parada={parada}
      >
        {(item, i) => (
          <Group gap="xs" wrap="nowrap" align="flex-start">
            <Group gap="xs" style={{ flex: 1 }}>
              <TextInput
                aria-label={`Texto: ${rotulo}, ${i + 1}`}
                placeholder="Texto"
                maxLength={120}
                style={{ flex: '1 1 10rem' }}
                value={item.label}
                error={campo(i, 'label')}
                onChange={(event) => mudar(itens.with(i, { ...item, label: event.currentTarget.value }))}
              />
              <TextInput
                aria-label={`Leva a: ${rotulo}, ${i + 1}`}
                placeholder="/pagina/…"
                list="paginas"
                maxLength={500}
                style={{ flex: '1 1 10rem' }}
                value={item.link}
                error={campo(i, 'link')}
                onChange={(event) => mudar(itens.with(i, { ...item, link: event.currentTarget.value }))}
              />
            </Group>
            <RemoveLine nome={item.label || `linha ${i + 1}`} onClick={() => mudar(itens.toSpliced(i, 1))} />
          </Group>
        )}
      </SortableList>
      {!parada && (
        <AddLine onClick={() => mudar([...itens, keyed({ label: '', link: '', svg: null })])}>
          Novo link
        </AddLine>
      )}
    </>
  )
}
