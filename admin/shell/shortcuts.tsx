import { Kbd, Modal, Stack, Table, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useEntry } from './entry.ts'
import { type Place, permittedPlaces } from './places.ts'

/** Maximum time between the two keys. */
const PAIR_MS = 1_500

const GROUPS: { label: string; shortcuts: [string[], string][] }[] = [
  {
    label: 'Em toda parte',
    shortcuts: [
      [['Ctrl', 'K'], 'Buscar em tudo e fazer'],
      [['?'], 'Mostrar os atalhos'],
      [['Ctrl', 'S'], 'Salvar o que está aberto'],
    ],
  },
  {
    label: 'Listas',
    shortcuts: [
      [['/'], 'Buscar na lista'],
      [['j'], 'Descer uma linha'],
      [['k'], 'Subir uma linha'],
      [['o'], 'Abrir a linha'],
    ],
  },
  {
    label: 'Árvores e ordens',
    shortcuts: [
      [['↑', '↓'], 'Andar pelas linhas'],
      [['Alt', '↑', '↓'], 'Mudar a linha de lugar'],
      [['Alt', '←', '→'], 'Mudar o nível'],
    ],
  },
  {
    label: 'Edição em massa',
    shortcuts: [
      [['Enter'], 'Editar a célula'],
      [['Ctrl', 'D'], 'Preencher para baixo'],
      [['Ctrl', 'C'], 'Copiar, também para outra planilha'],
      [['Ctrl', 'V'], 'Colar, também de outra planilha'],
      [['Ctrl', 'Z'], 'Desfazer'],
    ],
  },
]

type ShortcutsProps = { opened: boolean; onOpen: () => void; onClose: () => void }

/** The keyboard shortcuts: `?` lists them, `g` plus a key navigates. */
export function Shortcuts({ opened, onOpen, onClose }: ShortcutsProps) {
  const places = permittedPlaces(useEntry().funcionario.permissoes)
  useKeys(places, onOpen)
  const ways = Object.entries(places).map(([key, { label }]): [string[], string] => [['g', key], label])
  const groups = [...GROUPS, { label: 'Caminhos', shortcuts: ways }]

  return (
    <Modal opened={opened} onClose={onClose} title="Atalhos do teclado" size="md">
      <Stack gap="md">
        {groups.map(({ label, shortcuts }) => (
          <div key={label}>
            <Text size="sm" fw={600} mb={4}>
              {label}
            </Text>
            <Table aria-label={label} verticalSpacing={4}>
              <Table.Tbody>
                {shortcuts.map(([keys, what]) => (
                  <Table.Tr key={what}>
                    <Table.Td>{what}</Table.Td>
                    <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                      {keys.map((key) => (
                        <Kbd key={key} ml={4}>
                          {key}
                        </Kbd>
                      ))}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </div>
        ))}
      </Stack>
    </Modal>
  )
}

function useKeys(places: Record<string, Place>, onHelp: () => void) {
  const navigate = useNavigate()
  const begun = useRef(0)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const place = event.timeStamp - begun.current < PAIR_MS ? places[event.key] : undefined
      begun.current = event.key === 'g' ? event.timeStamp : 0
      if (place) void navigate(place.to)
      else if (event.key === '?') onHelp()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)

    return () => document.removeEventListener('keydown', press)
  }, [places, navigate, onHelp])
}

/** In fields and in the grid, letters are text; in dialogs, shortcuts are off. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="grid"], [role="dialog"]') !== null
  )
}
