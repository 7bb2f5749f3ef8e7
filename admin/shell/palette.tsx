import { Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useEntry } from './entry.ts'
import { MENU } from './navigation.ts'

/** What Ctrl K opens: every page of the panel by its name. */
export function Palette() {
  const navigate = useNavigate()
  const { permissoes } = useEntry().funcionario
  const actions = MENU.flatMap(({ nome: group, linhas }) =>
    linhas
      .filter(({ permissao }) => permissoes.includes(permissao))
      .map(({ nome, para, icone: Icone }) => ({
        id: para,
        label: nome,
        ...(group !== '' && { description: group }),
        leftSection: <Icone size={18} aria-hidden />,
        onClick: () => void navigate(para),
      })),
  )

  return (
    <Spotlight
      actions={actions}
      shortcut={['mod + K']}
      nothingFound="Nada com este nome. Tente outra palavra."
      searchProps={{
        leftSection: <IconSearch size={18} />,
        placeholder: 'Buscar em tudo',
        'aria-label': 'Buscar em tudo',
      }}
      highlightQuery
      scrollable
      maxHeight="60vh"
    />
  )
}
